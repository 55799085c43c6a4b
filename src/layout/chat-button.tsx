import styled from '@emotion/styled';
import type { Action } from '../fields/resolved.ts';
import { ActionLink } from '../ui/button.tsx';
import { media } from '../ui/tokens.ts';

/** The chat button that stays in the corner of wide screens. */
export function ChatButton({ action }: { readonly action: Action }) {
  return <Floating action={{ ...action, variant: 'chat', showOn: 'wide' }} data-screen="" />;
}

const Floating = styled(ActionLink)`
  position: fixed;
  z-index: 5;
  right: 1.5rem;
  bottom: 1.5rem;
  border-radius: 99rem;
  box-shadow:
    var(--shadow),
    0 0 0 2px var(--canvas);

  &:focus-visible {
    box-shadow: 0 0 0 8px var(--canvas);
  }

  ${media.phone} {
    display: none;
  }
`;
