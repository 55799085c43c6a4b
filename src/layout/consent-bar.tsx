import styled from '@emotion/styled';
import { Container } from '../ui/container.tsx';
import { media, radius, shadow } from '../ui/tokens.ts';
import { useWords } from '../ui/use-words.ts';

/**
 * Asks whether the pixel may be loaded. `client/consent.ts` shows it, before React and without it: the server writes
 * it hidden, and React leaves its `hidden` alone.
 */
export function ConsentBar() {
  const words = useWords();
  return (
    <Bar
      hidden
      suppressHydrationWarning
      tabIndex={-1}
      aria-label={words.privacy}
      data-consent-bar=""
      data-tone="card"
    >
      <Content>
        <p>{words.consent}</p>
        <Choices>
          <Choice type="button" data-consent="rejected">
            {words.reject}
          </Choice>
          <Choice type="button" data-consent="accepted">
            {words.accept}
          </Choice>
        </Choices>
      </Content>
    </Bar>
  );
}

// At the end of the page, so that it covers nothing once the visitor is there.
const Bar = styled.aside`
  position: sticky;
  z-index: 20;
  bottom: 0;
  padding-block: 1rem calc(1rem + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  box-shadow: ${shadow};
  color: var(--text);

  &[hidden] {
    display: none;
  }
  ${media.noScripts} {
    display: none;
  }
  /* What has the focus, and the floating chat button, stand above the question. */
  html:has(&:not([hidden])) {
    scroll-padding-bottom: 14rem;
  }
  [data-screen]:has(~ &:not([hidden])) {
    bottom: 9rem;
  }
`;

const Content = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem 2rem;

  & > p {
    flex: 1 1 24rem;
    max-width: 44rem;
  }
`;

const Choices = styled.div`
  display: flex;
  flex: 0 1 20rem;
  gap: 0.75rem;
`;

const Choice = styled.button`
  flex: 1;
  min-height: 3rem;
  padding: 0.5rem 1.25rem;
  border: 2px solid var(--outline);
  border-radius: ${radius.control};
  color: var(--outline-text);
  font-weight: 700;

  ${media.hover} {
    &:hover {
      background: var(--outline-hover);
    }
  }
`;
