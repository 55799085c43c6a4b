import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Paragraphs } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { Stars } from '../../ui/stars.tsx';
import { media, radius, space } from '../../ui/tokens.ts';
import type { schema } from './schema.ts';
import { Origin } from './origin.tsx';

type Reviews = ViewProps<typeof schema>['section'];

/** `1250` as `1.250`; alike on the server and in all browsers. */
function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.');
}

function Score({ rating, reviewCount, countLabel }: Pick<Reviews, 'rating' | 'reviewCount' | 'countLabel'>) {
  return (
    <Total>
      {rating !== undefined && (
        <>
          <strong aria-hidden="true">{String(rating).replace('.', ',')}</strong>
          <Stars rating={rating} />
        </>
      )}
      {reviewCount !== undefined && <p>{`${formatCount(reviewCount)} ${countLabel}`}</p>}
    </Total>
  );
}

export default function Reviews({ section }: ViewProps<typeof schema>) {
  const { rating, reviewCount, countLabel, items, note, actions } = section;
  const hasScore = rating !== undefined || reviewCount !== undefined;
  return (
    <Section section={section} note={note} actions={actions}>
      <Layout data-score={hasScore ? '' : undefined}>
        {hasScore && <Score rating={rating} reviewCount={reviewCount} countLabel={countLabel} />}
        <List>
          {items.map((review, index) => (
            <li key={index} data-tone="card">
              <figure>
                <figcaption>
                  <strong>{review.name}</strong>
                  <Origin {...review} />
                </figcaption>
                <Stars rating={review.rating} />
                <blockquote>
                  <Paragraphs text={review.text} />
                </blockquote>
              </figure>
            </li>
          ))}
        </List>
      </Layout>
    </Section>
  );
}

const Layout = styled.div`
  display: grid;
  gap: 2rem ${space.columns};

  ${media.desktop} {
    &[data-score] {
      grid-template-columns: auto minmax(0, 1fr);
    }
  }
`;

const Total = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 0.625rem;

  & > strong {
    color: var(--heading);
    font-size: clamp(3.5rem, 10vw, 5.5rem);
    font-weight: 800;
    letter-spacing: -0.03em;
    line-height: 1;
  }
  & > p {
    color: var(--text-soft);
    font-weight: 700;
    line-height: 1.4;
  }
  [data-tone='strong'] & {
    --star: var(--mark);
    --star-off: var(--hairline);
  }
`;

// Reviews differ in length: each column is filled, whatever stands beside it.
const List = styled.ul`
  columns: 19rem;
  column-gap: ${space.grid};

  & > li {
    margin-bottom: ${space.grid};
    padding: clamp(1.375rem, 3vw, 1.75rem);
    break-inside: avoid;
    border: 1px solid var(--line);
    border-radius: ${radius.card};
    background: var(--surface);
    color: var(--text);
  }
  & > li:last-of-type {
    margin-bottom: 0;
  }
  & figure {
    display: grid;
    gap: 0.875rem;
  }
  & blockquote > div {
    color: var(--text);
  }
  & figcaption > strong {
    display: block;
    color: var(--heading);
    font-weight: 800;
    line-height: 1.3;
  }
`;
