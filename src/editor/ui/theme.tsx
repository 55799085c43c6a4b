import { Global, css } from '@emotion/react';

const light = `
  --ground:#f4f5f7;--surface:#ffffff;--raised:#ffffff;--ink:#1b2430;--soft:#556070;--line:#d9dee5;--edge:#8a94a3;
  --accent:#1d4ed8;--on-accent:#ffffff;--tint:#e8efff;--danger:#b42318;--danger-tint:#fdecea;
  --warn:#8a5300;--warn-tint:#fff4de;--good:#0f6b45;--shade:0 8px 30px rgb(15 23 42/.18);color-scheme:light;
`;
const dark = `
  --ground:#12161d;--surface:#1a2029;--raised:#222a35;--ink:#eef2f7;--soft:#a9b4c3;--line:#323c4a;--edge:#75839a;
  --accent:#8fb4ff;--on-accent:#0b1630;--tint:#24324d;--danger:#ff9d92;--danger-tint:#3d1f1d;
  --warn:#f7c977;--warn-tint:#3a2d13;--good:#7ed9ac;--shade:0 8px 30px rgb(0 0 0/.5);color-scheme:dark;
`;

const rules = css`
  :root {
    ${light}
  }
  @media (prefers-color-scheme: dark) {
    :root {
      ${dark}
    }
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html,
  body,
  #root {
    height: 100%;
  }
  body {
    margin: 0;
    background: var(--ground);
    color: var(--ink);
    font:
      0.9375rem/1.45 system-ui,
      -apple-system,
      'Segoe UI',
      Roboto,
      sans-serif;
  }
  h1,
  h2,
  h3,
  p {
    margin: 0;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    /* A finger is broader than a pointer, whatever a part says of its own size. */
    :root:root :is(button, select, summary, input[type='file'], input:not([type])) {
      min-width: min(2.75rem, 44px);
      min-height: min(2.75rem, 44px);
    }
  }
  /* Where a visitor's own colours stand in the place of ours, what is chosen would look like all else. */
  @media (forced-colors: active) {
    :root:root :is([aria-pressed='true'], [aria-current]) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;

      &,
      & * {
        color: HighlightText;
      }
      & * {
        border-color: HighlightText;
        background: none;
      }
    }
  }
  [hidden] {
    display: none !important;
  }
`;

/** How the whole editor looks: calm colours, light and dark. */
export function Theme() {
  return <Global styles={rules} />;
}
