import styled from '@emotion/styled';
import type { IconName } from '../fields/icon.ts';
import { Icon } from './icon.tsx';
import { media } from './tokens.ts';

/** A drawing on a soft shape. */
export function Disc({ name }: { readonly name: IconName }) {
  return (
    <Shape>
      <Icon name={name} size={28} />
    </Shape>
  );
}

const Shape = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 1.25rem 1.25rem 1.25rem 0.375rem;
  background: var(--tint-strong);
  color: var(--strong);

  ${media.largeLetters} {
    display: none;
  }
`;
