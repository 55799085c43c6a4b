import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Actions } from '../../ui/button.tsx';
import { Disc } from '../../ui/disc.tsx';
import { FactsRow } from '../../ui/facts-row.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Paragraphs, Prose } from '../../ui/prose.tsx';
import { Picture } from '../../ui/picture.tsx';
import { itemLevel, Section } from '../../ui/section.tsx';
import { radius } from '../../ui/tokens.ts';
import type { schema } from './schema.ts';

export default function About({ section }: ViewProps<typeof schema>) {
  const { text, image, imageAlt = '', items = [], stats, actions } = section;
  const level = itemLevel(section);
  return (
    <Section section={section} layout={image ? 'picture' : 'stack'}>
      {image && (
        <Media>
          <Picture picture={image} alt={imageAlt} sizes="(min-width: 768px) min(46vw, 34rem), 92vw" />
        </Media>
      )}
      {(text || stats || actions) && (
        <Copy>
          {text && <Paragraphs text={text} />}
          <FactsRow facts={stats} />
          <Actions actions={actions} />
        </Copy>
      )}
      {items.length > 0 && (
        <List>
          {items.map((item, index) => (
            <li key={index}>
              {item.icon && <Disc name={item.icon} />}
              <Heading level={level} size="small">
                {item.title}
              </Heading>
              <Prose text={item.text} />
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}

const Copy = styled.div`
  display: grid;
  align-content: start;
  gap: 2rem;
  font-size: var(--text-lg);
  line-height: 1.55;
`;

const Media = styled.div`
  border-radius: ${radius.media};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: 2rem clamp(1.5rem, 4vw, 3.5rem);

  & > li {
    display: grid;
    align-content: start;
    gap: 0.625rem;
    padding-top: 1.75rem;
    border-top: 2px solid var(--hairline);
  }
  & p {
    color: var(--text-soft);
  }
`;
