import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Badge } from '../../ui/badge.tsx';
import { ActionLink } from '../../ui/button.tsx';
import { Card, pictureLeads } from '../../ui/card.tsx';
import { Day } from '../../ui/day.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { itemLevel, Section } from '../../ui/section.tsx';
import { SoldOut } from '../../ui/sold-out.tsx';
import { media, radius, space } from '../../ui/tokens.ts';
import { useWords } from '../../ui/use-words.ts';
import type { schema } from './schema.ts';

export default function Offers({ section }: ViewProps<typeof schema>) {
  const { validUntil, note, items, actions } = section;
  const level = itemLevel(section);
  const words = useWords();
  const [Pill, Goods] = validUntil?.isOver ? [OverPill, OverList] : [Badge, List];
  return (
    <Section section={section} actions={actions}>
      {(validUntil || note) && (
        <Pill>
          <Icon name="calendar" />
          <span>
            {validUntil && (
              <>
                {`${validUntil.isOver ? words.endedOn : words.validUntil} `}
                <Day date={validUntil.date} />{' '}
              </>
            )}
            {!validUntil?.isOver && note}
          </span>
        </Pill>
      )}
      <Goods data-rest={items.length % 3} data-short={(items.length * 3) % 4}>
        {items.map(({ name, size, image, imageAlt, soldOut, action, ...prices }, index) => (
          <Product key={index}>
            <Media>
              <Picture
                picture={image}
                alt={imageAlt}
                sizes="(min-width: 1088px) 22rem, (min-width: 768px) 42vw, 7.5rem"
              />
            </Media>
            <Facts>
              <Heading level={level} size="small">
                {name}
              </Heading>
              {size && <Size>{`${words.size} ${size}`}</Size>}
              {prices.price && (
                <Price
                  price={prices.price}
                  original={prices.originalPrice}
                  prefix={prices.pricePrefix}
                  suffix={prices.priceSuffix}
                />
              )}
            </Facts>
            {soldOut ? <SoldOut /> : action && <ActionLink action={action} variant="chat" />}
          </Product>
        ))}
      </Goods>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.grid};

  ${media.tablet} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    & > * {
      grid-column: span 4;
    }
  }
  /* What is left over lies down beside its picture, in one line of full width. */
  @media (min-width: 48rem) and (max-width: 67.99rem) {
    &[data-rest='1'] > :last-of-type,
    &[data-rest='2'] > :nth-last-of-type(-n + 2) {
      grid-column: 1 / -1;
      grid-template: 1fr 1fr / minmax(0, 1fr) minmax(0, 2fr);

      & > :first-of-type {
        grid-row: span 2;
      }
      & > :nth-of-type(2) {
        align-content: end;
        grid-template-rows: none;
      }
      & > :nth-of-type(2):last-child {
        grid-row: span 2;
        align-content: center;
      }
      & > :nth-of-type(n + 3),
      & > a {
        grid-column: 2;
        align-self: start;
        justify-self: start;
        margin-left: 0.5rem;
        padding-inline: 1.375rem;
      }
    }
    &[data-rest='2'] > :nth-last-of-type(-n + 2) {
      grid-column: span 6;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
  ${media.wide} {
    &:is([data-rest='1'], [data-rest='2']) > :nth-of-type(n) {
      grid-column: span 3;
    }
    &[data-short='1']:not([data-rest='0']) > :nth-of-type(-n + 3),
    &[data-short='2']:not([data-rest='0']) > :nth-of-type(-n + 6) {
      grid-column: span 4;
    }
  }
`;

// What has ended is there to be read, and no longer calls.
const OverPill = styled(Badge)`
  background: none;
  box-shadow: inset 0 0 0 2px var(--tint-strong);
`;

const OverList = styled(List)`
  & strong {
    color: var(--text-soft);
  }
`;

const Product = styled(Card)`
  display: grid;
  grid-template-columns: minmax(3rem, 7.5rem) minmax(min-content, 1fr);
  gap: 1rem;
  padding: 1rem;
  ${pictureLeads}

  & > a {
    grid-column: 1 / -1;
    padding-inline: 0.5rem;
    font-size: var(--text-sm);
  }
  ${media.largeLetters} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.tablet} {
    grid-template: auto 1fr auto / minmax(0, 1fr);
    padding: 0.75rem 0.75rem 1rem;
  }
  ${media.tabletOnly} {
    & > a {
      padding-inline: 0;
    }
    & > a > svg {
      display: none;
    }
  }
`;

const Media = styled.div`
  border-radius: calc(${radius.card} - 0.5rem);

  ${media.largeLetters} {
    max-width: 7.5rem;
  }
`;

const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: 0.375rem;

  & > :last-child {
    margin-top: auto;
  }
  ${media.tablet} {
    grid-template-rows: auto auto 1fr;
    align-content: stretch;
    padding-inline: 0.5rem;
  }
`;

const Size = styled.p`
  color: var(--text-soft);
  font-size: var(--text-sm);
  font-weight: 700;
`;
