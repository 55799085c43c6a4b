import styled from '@emotion/styled';
import { media } from './tokens.ts';
import { areWide } from './wide-figures.ts';

interface FactsRowProps {
  readonly facts: readonly { readonly value: string; readonly label: string }[] | undefined;
}

/** Figures in a quiet row: the number large, what it counts below. */
export function FactsRow({ facts }: FactsRowProps) {
  if (facts === undefined || facts.length === 0) return null;
  const Figures = areWide(facts) ? WideRow : Row;
  return (
    <Figures>
      {facts.map(({ value, label }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  );
}

const Row = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem clamp(1.25rem, 4vw, 3rem);

  & > div {
    display: flex;
    flex-direction: column-reverse;
  }
  ${media.desktop} {
    flex-wrap: nowrap;
  }
  @media (max-width: 30rem) {
    & > div {
      flex: 1;
      justify-content: flex-end;
    }
  }
  & dt {
    color: var(--text-soft);
    font-size: var(--text-sm);
    font-weight: 700;
    line-height: 1.35;
  }
  & dd {
    color: var(--link);
    font-size: clamp(1.625rem, 4vw, 2.25rem);
    font-weight: 800;
    letter-spacing: -0.02em;
    line-height: 1.15;
  }
`;

const WideRow = styled(Row)`
  flex-wrap: wrap;
  min-width: 0;
  overflow-wrap: break-word;

  & > div {
    flex: 1 1 7em;
    justify-content: flex-end;
    max-width: 100%;
  }
  & dd {
    font-size: clamp(1.5rem, 3vw, 1.875rem);
  }
`;
