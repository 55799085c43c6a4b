import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { media, radius, space } from './tokens.ts';

/** A white card in a grid; what it holds looks as on a light background, also in a strong section. */
export function Card(props: ComponentProps<'li'>) {
  return <Surface data-tone="card" {...props} />;
}

/** Cards in equal columns: one on phones, two on tablets, then as their number fits best. */
export function CardGrid({ children }: { readonly children: readonly ReactNode[] }) {
  const Grid = grids[children.length] ?? Thirds;
  return <Grid>{children}</Grid>;
}

export const Surface = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 1rem;
  min-width: 0;
  padding: clamp(1.375rem, 3vw, 2rem);
  border: 1px solid var(--line);
  border-radius: ${radius.card};
  background: var(--surface);
  color: var(--text);

  & a[data-variant] {
    gap: 0.375rem;
    padding-inline: 0.5rem;
  }
`;

/** Lets a card's picture lead where the card's link does: the link reaches over it, so no stop of the keyboard is added. */
export const pictureLeads = `
  & a[data-variant]::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > :not(:has(picture, a), a) {
    position: relative;
    z-index: 1;
  }
`;

const Halves = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.grid};

  ${media.tablet} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    & > * {
      grid-column: span 6;
    }
  }
  ${media.tabletOnly} {
    & > :last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
`;

const Thirds = styled(Halves)`
  ${media.desktop} {
    & > * {
      grid-column: span 4;
    }
  }
`;

const quarters = `
  ${media.wide} {
    & > * {
      grid-column: span 3;
    }
  }
`;

const Four = styled(Halves)`
  ${quarters}
`;

const Five = styled(Thirds)`
  ${media.desktop} {
    & > :nth-of-type(n + 4) {
      grid-column: span 6;
    }
  }
`;

const Seven = styled(Thirds)`
  ${media.wide} {
    & > :nth-of-type(n + 4) {
      grid-column: span 3;
    }
  }
`;

const Eight = styled(Thirds)`
  ${quarters}
`;

/** The grids of numbers of cards that do not stand in threes. */
const grids: Readonly<Record<number, typeof Halves>> = { 2: Halves, 4: Four, 5: Five, 7: Seven, 8: Eight };
