import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Disc } from '../../ui/disc.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { itemLevel, Section } from '../../ui/section.tsx';
import { media, radius, space } from '../../ui/tokens.ts';
import type { schema } from './schema.ts';

export default function Benefits({ section }: ViewProps<typeof schema>) {
  const { items, image, imageAlt = '' } = section;
  const level = itemLevel(section);
  const Layout = image ? PictureBeside : Alone;
  const List = items.length % 3 === 1 ? Pairs : Columns;
  return (
    <Section section={section} tone="tint" actions={section.actions}>
      <Layout>
        {image && (
          <Media>
            <Picture picture={image} alt={imageAlt} sizes="(min-width: 900px) 28rem, 92vw" />
          </Media>
        )}
        <List>
          {items.map(({ icon, title, text }, index) => (
            <li key={index}>
              {icon && <Disc name={icon} />}
              <div>
                <Heading level={level} size="small">
                  {title}
                </Heading>
                {text && <Text text={text} />}
              </div>
            </li>
          ))}
        </List>
      </Layout>
    </Section>
  );
}

const Alone = styled.div`
  display: grid;
  gap: 2.5rem ${space.columns};
`;

const PictureBeside = styled(Alone)`
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;

    & > ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Media = styled.div`
  border-radius: ${radius.media};
`;

const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: 2rem ${space.columns};

  & > li {
    display: flex;
    align-items: start;
    gap: 1.125rem;
  }
`;

const Pairs = styled(Columns)`
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Text = styled(Prose)`
  margin-top: 0.375rem;
  color: var(--text-soft);
`;
