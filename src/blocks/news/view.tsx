import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { ActionLink } from '../../ui/button.tsx';
import { Day } from '../../ui/day.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Paragraphs } from '../../ui/prose.tsx';
import { Picture } from '../../ui/picture.tsx';
import { itemLevel, Section } from '../../ui/section.tsx';
import { media, radius } from '../../ui/tokens.ts';
import type { schema } from './schema.ts';

export default function News({ section }: ViewProps<typeof schema>) {
  const level = itemLevel(section);
  return (
    <Section section={section} actions={section.actions}>
      <List>
        {section.items.map(({ date, title, text, image, imageAlt = '', action }, index) => (
          <li key={index}>
            <Date date={date} />
            <Copy>
              <Heading level={level} size="small">
                {title}
              </Heading>
              {text && <Paragraphs text={text} />}
              {action && (
                <ActionLink
                  action={{ ...action, labelDetail: action.labelDetail ?? title }}
                  variant="secondary"
                />
              )}
            </Copy>
            {image && (
              <Media>
                <Picture
                  picture={image}
                  alt={imageAlt}
                  sizes="(min-width: 900px) 17rem, (min-width: 768px) 28vw, 92vw"
                />
              </Media>
            )}
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ol`
  & > li {
    display: grid;
    gap: 1rem clamp(1.5rem, 4vw, 3rem);
    padding-block: clamp(1.5rem, 3vw, 2.25rem);
    border-top: 2px solid var(--hairline);
  }
  & > li:last-of-type {
    padding-bottom: 0;
  }
  ${media.tablet} {
    & > li {
      grid-template-columns: 7rem minmax(0, 1fr) minmax(0, 17rem);
    }
  }
  ${media.tabletOnly} {
    & > li {
      grid-template-columns: minmax(0, 1fr) 28vw;
    }
  }
`;

const Date = styled(Day)`
  color: var(--mark);
  font-weight: 800;
  font-variant-numeric: tabular-nums;
  line-height: 1.6;

  ${media.tabletOnly} {
    grid-column: 1 / -1;
  }
`;

const Copy = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 0.75rem;

  & > a {
    margin-top: 0.5rem;
  }
`;

const Media = styled.div`
  border-radius: ${radius.card};

  & > div {
    aspect-ratio: 4 / 3;
  }
  ${media.phone} {
    order: -1;
  }
`;
