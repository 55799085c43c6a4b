import styled from '@emotion/styled';
import { useWords } from './use-words.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PriceProps {
  readonly price: string;
  readonly original?: string | undefined;
  /** What stands before a single price, such as `A partir de`. */
  readonly prefix?: string | undefined;
  /** What stands after it, such as `/mês`. */
  readonly suffix?: string | undefined;
  readonly size?: 'medium' | 'large';
}

/** A price; where there was another before, that one stands struck through beside it. */
export function Price({ price, original, prefix, suffix, size = 'medium' }: PriceProps) {
  const words = useWords();
  const Line = lines[size];
  return (
    <Line>
      {original && (
        <>
          <s>{`${words.priceBefore} ${original}`}</s> <VisuallyHidden>{`${words.priceNow} `}</VisuallyHidden>
        </>
      )}
      {prefix && <span>{`${prefix} `}</span>}
      <strong>
        {price}
        {suffix && <Unit>{` ${suffix}`}</Unit>}
      </strong>
    </Line>
  );
}

// A rule of its own: pages whose prices have nothing behind them carry none of it.
const Unit = styled.span`
  color: var(--text-soft);
  font-size: var(--text-md);
  font-weight: 400;
  letter-spacing: normal;
  white-space: normal;
`;

const Medium = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.125rem 0.625rem;
  color: var(--text-soft);
  line-height: 1.2;

  & > :not(span) {
    white-space: nowrap;
  }
  & > strong {
    color: var(--link);
    font-size: 1.625rem;
    font-weight: 800;
    letter-spacing: -0.015em;
  }
`;

const Large = styled(Medium)`
  & > strong {
    font-size: clamp(2.25rem, 6vw, 3rem);
  }
`;

const lines = { medium: Medium, large: Large };
