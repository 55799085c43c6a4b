import styled from '@emotion/styled';
import type { Action } from '../fields/resolved.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Icon } from '../ui/icon.tsx';
import { media, radius } from '../ui/tokens.ts';
import { useWords } from '../ui/use-words.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

interface ThumbBarProps {
  readonly actions: readonly Action[];
}

/** On phones, what a visitor needs at once: call, write, find the way. */
export function ThumbBar({ actions }: ThumbBarProps) {
  return (
    <Bar aria-label={useWords().contact} data-tone="card">
      {actions.map((action, index) => (
        <Tool key={index} action={action} data-variant={action.variant}>
          {action.icon && <Icon name={action.icon} size={22} />}
          <span>
            {action.labelDetail && <VisuallyHidden>{`${action.labelDetail} `}</VisuallyHidden>}
            {action.label}
          </span>
        </Tool>
      ))}
    </Bar>
  );
}

// In the flow at the end of the page, so that it covers no last line.
const Bar = styled.aside`
  position: sticky;
  z-index: 5;
  bottom: 0;
  display: flex;
  gap: 0.5rem;
  padding: 0.5rem max(0.75rem, env(safe-area-inset-right)) calc(0.5rem + env(safe-area-inset-bottom))
    max(0.75rem, env(safe-area-inset-left));
  border-top: 1px solid var(--line);
  background: var(--surface);

  ${media.tablet} {
    display: none;
  }
  @media print {
    display: none;
  }
  /* It takes no room from who is asked something. */
  &:has(~ [data-consent-bar]:not([hidden])) {
    display: none;
  }
  /* Nor from who types, or reads a card or a window that is open. */
  html:has([popover]:popover-open, dialog[open], :is(input, textarea, select):focus) & {
    visibility: hidden;
  }
  /* What has the focus stands above it. */
  ${media.phone} {
    html:has(&) {
      scroll-padding-bottom: 6rem;
    }
  }
  /* A phone on its side has room for one bar: this one stays, since it has the header's telephone. */
  ${media.lowPhone} {
    padding-block: 0.25rem calc(0.25rem + env(safe-area-inset-bottom));

    html:has(&) {
      scroll-padding-block: 1rem 4.5rem;
    }
    html:has(&) header {
      position: static;
    }
  }
`;

const Tool = styled(Anchor)`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.125rem;
  min-width: 2.75rem;
  min-height: 3.25rem;
  padding: 0.25rem;
  border: 2px solid transparent;
  border-radius: ${radius.control};
  color: var(--link);
  /* Three of them stand side by side with letters of any size. */
  font-size: min(0.9375rem, 4.2vw);
  font-weight: 800;
  line-height: 1.15;
  hyphens: none;
  overflow-wrap: normal;
  text-align: center;
  text-decoration: none;

  ${media.lowPhone} {
    flex-direction: row;
    gap: 0.375rem;
    min-width: min-content;
    min-height: 2.75rem;
  }
  &[data-variant='emergency'] {
    background: var(--emergency-fill);
    color: var(--on-emergency);
  }
  &[data-variant='chat'] {
    background: var(--chat-fill);
    color: var(--on-chat);
  }
`;
