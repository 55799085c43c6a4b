import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Badge } from '../../ui/badge.tsx';
import { ActionLink } from '../../ui/button.tsx';
import { Card, CardGrid, pictureLeads } from '../../ui/card.tsx';
import { Disc } from '../../ui/disc.tsx';
import { Features } from '../../ui/features.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { itemLevel, Section } from '../../ui/section.tsx';
import { SoldOut } from '../../ui/sold-out.tsx';
import { media, radius } from '../../ui/tokens.ts';
import type { schema } from './schema.ts';

export default function Cards({ section }: ViewProps<typeof schema>) {
  const level = itemLevel(section);
  return (
    <Section section={section} note={section.note} actions={section.actions}>
      <CardGrid>
        {section.items.map(({ title, text, symbol, image, imageAlt = '', ...item }, index) => (
          <Item key={index} data-media={image && ''}>
            {image && (
              <Media>
                <Picture
                  picture={image}
                  alt={imageAlt}
                  sizes="(min-width: 900px) 23rem, (min-width: 768px) 50vw, 92vw"
                />
              </Media>
            )}
            {(symbol || item.badge) && (
              <Top>
                {symbol && <Disc name={symbol} />}
                {item.badge && <Badge>{item.badge}</Badge>}
              </Top>
            )}
            <Heading level={level} size="small">
              {title}
            </Heading>
            {item.value && <Value>{item.value}</Value>}
            {text && <Text text={text} />}
            <Features items={item.features} />
            {(item.soldOut || item.action) && (
              <Foot>
                {item.soldOut ? (
                  <SoldOut />
                ) : (
                  item.action && <ActionLink action={item.action} variant="secondary" />
                )}
              </Foot>
            )}
          </Item>
        ))}
      </CardGrid>
    </Section>
  );
}

// The last of an odd number fills a row of its own: its picture stands at the side, and its list in two columns.
const Item = styled(Card)`
  &[data-media] {
    ${pictureLeads}
  }
  ${media.tabletOnly} {
    &:not([data-media]):last-of-type:nth-of-type(odd) > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-media]:last-of-type:nth-of-type(odd) {
      display: grid;
      grid-template: auto 1fr auto / minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 2rem;
      overflow: hidden;

      & > div:first-of-type {
        grid-row: span 3;
        margin: calc(-1 * clamp(1.375rem, 3vw, 2rem));
        margin-right: 0;
        border-radius: 0;
      }
      & > div:first-of-type > * {
        height: 100%;
      }
    }
  }
`;

const Media = styled.div`
  margin: calc(-1 * clamp(1.375rem, 3vw, 2rem)) calc(-1 * clamp(1.375rem, 3vw, 2rem)) 0.5rem;
  border-radius: calc(${radius.card} - 1px) calc(${radius.card} - 1px) 0 0;
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
`;

const Value = styled.p`
  color: var(--link);
  font-size: clamp(1.75rem, 4vw, 2.25rem);
  font-weight: 800;
  letter-spacing: -0.02em;
  line-height: 1.15;
`;

const Text = styled(Prose)`
  color: var(--text-soft);
`;

const Foot = styled.div`
  display: grid;
  margin-top: auto;
  padding-top: 0.5rem;
`;
