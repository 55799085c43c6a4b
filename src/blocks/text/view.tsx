import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Heading } from '../../ui/heading.tsx';
import { Paragraphs } from '../../ui/prose.tsx';
import { itemLevel, Section } from '../../ui/section.tsx';
import type { schema } from './schema.ts';

export default function Text({ section }: ViewProps<typeof schema>) {
  const { text, items = [], actions } = section;
  const level = itemLevel(section);
  return (
    <Section section={section} layout="split" actions={actions}>
      <Reading>
        <Paragraphs text={text} />
        {items.map((part, index) => (
          <Part key={index}>
            <Heading level={level} size="small">
              {part.title}
            </Heading>
            <Paragraphs text={part.text} />
          </Part>
        ))}
      </Reading>
    </Section>
  );
}

const Reading = styled.div`
  display: grid;
  align-content: start;
  gap: 2.25rem;
  font-size: var(--text-lg);
  line-height: 1.6;
`;

const Part = styled.div`
  display: grid;
  gap: 0.75rem;
`;
