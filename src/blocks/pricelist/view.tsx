import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Heading } from '../../ui/heading.tsx';
import { itemLevel, Section } from '../../ui/section.tsx';
import { media, radius, space } from '../../ui/tokens.ts';
import { Rows } from './rows.tsx';
import type { schema } from './schema.ts';

export default function Pricelist({ section }: ViewProps<typeof schema>) {
  const { title, groups, note, actions } = section;
  const isSingle = groups.length === 1;
  return (
    <Section section={section} layout={isSingle && title ? 'split' : 'stack'} note={note} actions={actions}>
      <Groups data-single={isSingle ? '' : undefined}>
        {groups.map(({ title: heading, items }, index) => (
          <Group key={index} data-tone="card">
            {heading && (
              <Heading level={itemLevel(section)} size="small">
                {heading}
              </Heading>
            )}
            <Rows items={items} />
          </Group>
        ))}
      </Groups>
    </Section>
  );
}

// Columns, not a grid: groups differ in length, and none shall leave a hole below it.
const Groups = styled.div`
  align-self: start;
  margin-bottom: calc(-1 * ${space.grid});

  ${media.desktop} {
    &:not([data-single]) {
      columns: 2;
      column-gap: ${space.grid};
    }
  }
  &[data-single] {
    max-width: 44rem;
  }
`;

const Group = styled.div`
  margin-bottom: ${space.grid};
  padding: clamp(1.25rem, 3vw, 2rem);
  padding-bottom: clamp(0.5rem, 1.5vw, 1rem);
  border: 1px solid var(--line);
  border-radius: ${radius.card};
  background: var(--surface);
  color: var(--text);
  break-inside: avoid;

  & > dl:first-of-type:first-child {
    margin-top: -0.75rem;
  }
`;
