import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { media } from '../../ui/tokens.ts';
import type { schema } from './schema.ts';

type Group = ViewProps<typeof schema>['section']['groups'][number];

/** What things cost, one row each: figures end in one column, what is said after them stands in the next. */
export function Rows({ items }: Pick<Group, 'items'>) {
  return (
    <List>
      {items.map(({ name, detail, price, pricePrefix, priceSuffix, priceText }, index) => (
        <div key={index}>
          <dt>
            {name}
            {detail && <small>{` ${detail}`}</small>}
          </dt>
          <dd>
            {price ? (
              <>
                <span>
                  {pricePrefix && <small>{`${pricePrefix} `}</small>}
                  <strong>{price}</strong>
                </span>
                {priceSuffix && <small>{` ${priceSuffix}`}</small>}
              </>
            ) : (
              <span>{priceText}</span>
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(7.75rem);

  & > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
    padding-block: 0.75rem;
  }
  & > div + div {
    border-top: 1px solid var(--hairline);
  }
  & dt {
    font-weight: 700;
    line-height: 1.4;
  }
  & small {
    display: block;
    color: var(--text-soft);
    font-size: var(--text-sm);
    font-weight: 400;
    line-height: 1.35;
  }
  & dd {
    padding-left: 1rem;
    line-height: 1.35;
    text-align: end;
    text-wrap: balance;
  }
  & strong {
    color: var(--link);
    font-size: var(--text-lg);
    font-weight: 800;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto auto;

    & dd {
      display: grid;
      grid-column: span 2;
      grid-template-columns: subgrid;
      align-items: baseline;
    }
    & dd > span {
      max-width: 14rem;
    }
    & dd > small {
      max-width: 8rem;
      padding-left: 0.375rem;
      text-align: start;
    }
    & span > small {
      display: inline;
    }
  }
`;
