import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { media } from './tokens.ts';

/** A white card in a grid; what it holds looks as on a light background, also in a strong section. */
export function Card(props: ComponentProps<'li'>) {
  return <Surface data-tone="card" {...props} />;
}

/** Cards in equal columns: one on phones, two on tablets, then as their number fits best. */
export function CardGrid({ children }: { readonly children: readonly ReactNode[] }) {
  return <Grid data-count={children.length}>{children}</Grid>;
}

export const Surface = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 1rem;
  min-width: 0;
  padding: clamp(1.375rem, 3vw, 2rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
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

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--grid-gap);

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
  ${media.desktop} {
    &:not([data-count='2'], [data-count='4']) > * {
      grid-column: span 4;
    }
    &[data-count='5'] > :nth-of-type(n + 4) {
      grid-column: span 6;
    }
  }
  ${media.wide} {
    &[data-count]:is([data-count='4'], [data-count='8']) > *,
    &[data-count='7'] > :nth-of-type(n + 4) {
      grid-column: span 3;
    }
  }
`;
