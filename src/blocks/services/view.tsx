import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { ActionLink } from '../../ui/button.tsx';
import { Card, CardGrid } from '../../ui/card.tsx';
import { Disc } from '../../ui/disc.tsx';
import { Features } from '../../ui/features.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Price } from '../../ui/price.tsx';
import { Prose } from '../../ui/prose.tsx';
import { itemLevel, Section } from '../../ui/section.tsx';
import { media } from '../../ui/tokens.ts';
import type { schema } from './schema.ts';

export default function Services({ section }: ViewProps<typeof schema>) {
  const level = itemLevel(section);
  return (
    <Section section={section} note={section.note} actions={section.actions}>
      <CardGrid>
        {section.items.map(({ title, description, symbol, features, price, action, ...words }, index) => (
          <Card key={index}>
            <Top>
              {symbol && <Disc name={symbol} />}
              <Heading level={level} size="small">
                {title}
              </Heading>
            </Top>
            <Text text={description} />
            <Features items={features} />
            {(price || action) && (
              <Foot>
                {price && <Price price={price} prefix={words.pricePrefix} suffix={words.priceSuffix} />}
                {action && <ActionLink action={action} variant="secondary" />}
              </Foot>
            )}
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: 1rem;

  ${media.tablet} {
    flex-direction: column;
    align-items: start;
  }
`;

const Text = styled(Prose)`
  color: var(--text-soft);
`;

const Foot = styled.div`
  display: grid;
  gap: 1rem;
  margin-top: auto;
  padding-top: 0.5rem;
`;
