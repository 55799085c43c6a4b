import styled from '@emotion/styled';
import type { Action } from '../fields/resolved.ts';
import { ActionLink } from '../ui/button.tsx';
import { media, shadow } from '../ui/tokens.ts';
import { useWords } from '../ui/use-words.ts';

/** The chat button that stays in the corner of wide screens. It is a landmark, as it stands outside all others. */
export function ChatButton({ action }: { readonly action: Action }) {
  return (
    <Corner aria-label={useWords().chatCorner} data-screen="">
      <Floating action={{ ...action, variant: 'chat', showOn: 'wide' }} />
    </Corner>
  );
}

const Corner = styled.aside`
  position: fixed;
  z-index: 5;
  right: 1.5rem;
  bottom: 1.5rem;

  ${media.phone} {
    display: none;
  }
  /* Room below what has the focus. */
  ${media.tablet} {
    html:has(&) {
      scroll-padding-bottom: 6rem;
    }
  }
`;

const Floating = styled(ActionLink)`
  border-radius: 99rem;
  box-shadow:
    ${shadow},
    0 0 0 2px var(--canvas);

  &:focus-visible {
    box-shadow: 0 0 0 8px var(--canvas);
  }
`;
