import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { ActionLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Features } from '../../ui/features.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { itemLevel, Section } from '../../ui/section.tsx';
import { media, radius, space } from '../../ui/tokens.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { schema } from './schema.ts';

export default function Packages({ section }: ViewProps<typeof schema>) {
  const { headline, items, popularLabel, note } = section;
  const level = itemLevel(section);
  const Packs = lists[items.length] ?? List;
  const popularTone = section.tone === 'strong' ? 'deep' : 'strong';
  return (
    <Section section={section} note={note}>
      {headline && (
        <Headline>
          <Icon name="wallet" size={28} />
          <span>
            <Unbroken text={headline} />
          </span>
        </Headline>
      )}
      <Packs>
        {items.map(
          ({ title, subtitle, discount, highlight, features, popular, action, ...prices }, index) => {
            const tone = popular ? popularTone : 'card';
            const Package = packages[tone];
            const Words = features === undefined && action === undefined ? LastWords : Highlight;
            return (
              <Package key={index} data-tone={tone}>
                {popular && <Label>{popularLabel}</Label>}
                <div>
                  <Heading level={level} size="small">
                    {title}
                  </Heading>
                  {subtitle && <Quiet>{subtitle}</Quiet>}
                </div>
                {prices.price && (
                  <Price price={prices.price} prefix={prices.pricePrefix} suffix={prices.priceSuffix} />
                )}
                {discount && <Discount>{discount}</Discount>}
                {highlight && <Words>{highlight}</Words>}
                <Features items={features} />
                {action && (
                  <Foot>
                    <ActionLink action={action} variant={popular ? 'chat' : 'secondary'} />
                  </Foot>
                )}
              </Package>
            );
          },
        )}
      </Packs>
    </Section>
  );
}

const Headline = styled.p`
  display: flex;
  align-items: center;
  gap: 0.875rem;
  width: fit-content;
  padding: 0.875rem 1.5rem;
  border-radius: ${radius.card};
  background: var(--tint-strong);
  color: var(--deep);
  font-size: var(--text-lg);
  font-weight: 800;
  line-height: 1.3;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: 1.75rem ${space.grid};

  @media (max-width: 60rem) {
    & > :last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;

      & > ul {
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
      }
    }
  }
`;

/** Of four none stands alone in a row; the one that stands out reaches into the gap between them. */
const Pairs = styled(List)`
  row-gap: 3rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
`;

/** One by itself is no wider than its lines are read. */
const Single = styled(List)`
  max-width: 32rem;
`;

const lists: Readonly<Record<number, typeof List>> = { 1: Single, 4: Pairs };

const Plain = styled(Card)`
  gap: 1.25rem;
`;

const Raised = styled(Plain)`
  border-color: var(--strong);
  background: var(--strong);
  padding-top: 2.5rem;

  ${media.wide} {
    margin-block: -1.25rem;
    padding-block: 3.25rem;
  }
`;

const RaisedDeep = styled(Raised)`
  border-color: var(--strong-line);
  background: var(--deep);
`;

/** A package by its tone: what is popular stands out from the section it is in. */
const packages = { card: Plain, strong: Raised, deep: RaisedDeep };

const Label = styled.p`
  position: absolute;
  top: 0;
  align-self: center;
  max-width: calc(100% - 2rem);
  padding: 0.375rem 1.125rem;
  border-radius: 99rem;
  background: var(--on-strong-mark);
  color: var(--deep);
  font-size: var(--text-sm);
  font-weight: 800;
  line-height: 1.3;
  transform: translateY(-50%);

  /* A page may end above a card. */
  @media print {
    transform: none;
  }
`;

const Quiet = styled.p`
  color: var(--text-soft);
`;

const Discount = styled.p`
  color: var(--mark);
  font-size: clamp(1.625rem, 3vw, 2rem);
  font-weight: 800;
  letter-spacing: -0.02em;
  line-height: 1.15;
`;

const Highlight = styled.p`
  padding-bottom: 1.25rem;
  border-bottom: 1px solid var(--hairline);
  font-weight: 800;
`;

/** What is said last has no line below it. */
const LastWords = styled.p`
  font-weight: 800;
`;

const Foot = styled.div`
  display: grid;
  margin-top: auto;
`;
