import styled from '@emotion/styled';
import { useWords } from './use-words.ts';

/** Says of a product that nothing of it is left, in the place of its button. */
export function SoldOut() {
  return <Box>{useWords().soldOut}</Box>;
}

const Box = styled.p`
  display: grid;
  grid-column: 1 / -1;
  place-content: center;
  min-height: 3.25rem;
  border-radius: 0.75rem;
  background: var(--tint);
  font-size: var(--text-sm);
  font-weight: 700;
`;
