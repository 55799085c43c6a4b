import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Card, CardGrid } from '../../ui/card.tsx';
import { Paragraphs } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { Stars } from '../../ui/stars.tsx';
import type { schema } from './schema.ts';

export default function Testimonials({ section }: ViewProps<typeof schema>) {
  return (
    <Section section={section} note={section.note} actions={section.actions}>
      <CardGrid>
        {section.items.map(({ name, who, rating, comment, date }, index) => (
          <Card key={index}>
            <Figure>
              <Top>
                <Stars rating={rating} />
                <small>{date}</small>
              </Top>
              <blockquote>
                <Comment text={comment} />
              </blockquote>
              <figcaption>
                <Initial aria-hidden="true">{name.slice(0, 1)}</Initial>
                <p>
                  <strong>{name}</strong>
                  {who}
                </p>
              </figcaption>
            </Figure>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

const Figure = styled.figure`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 1.125rem;

  & > figcaption {
    display: flex;
    align-items: center;
    gap: 0.875rem;
    margin-top: auto;
    padding-top: 0.5rem;
    color: var(--text-soft);
    line-height: 1.35;
  }
  & p > strong {
    display: block;
    color: var(--heading);
    font-weight: 800;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 1rem;
  color: var(--text-soft);
  line-height: 1.35;

  & > small {
    font-size: var(--text-sm);
  }
`;

const Comment = styled(Paragraphs)`
  color: var(--text);
  font-size: var(--text-lg);
  line-height: 1.5;
`;

const Initial = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  background: var(--tint-strong);
  color: var(--deep);
  font-size: 1.25rem;
  font-weight: 800;
`;
