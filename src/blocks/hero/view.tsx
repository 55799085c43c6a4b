import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Badge } from '../../ui/badge.tsx';
import { Actions } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { FactsRow } from '../../ui/facts-row.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Panel } from '../../ui/section.tsx';
import { media, radius, space } from '../../ui/tokens.ts';
import { FloatingBadges } from './floating-badges.tsx';
import type { schema } from './schema.ts';

export default function Hero({ section }: ViewProps<typeof schema>) {
  const { level, badge, title, text, image, imageAlt = '', actions, note, stats, badges } = section;
  const Layout = image ? PictureBeside : Parts;
  return (
    <Panel id={section.id} data-tone={section.tone ?? 'tint'}>
      <Layout>
        <Copy>
          {badge && <Badge>{badge}</Badge>}
          <Heading level={level} size="large">
            {title}
          </Heading>
          {text && <Lead text={text} />}
          <Actions actions={actions} />
          {note && <Note>{note}</Note>}
        </Copy>
        {(image || badges) && (
          <Media>
            {image && (
              <Picture
                picture={image}
                alt={imageAlt}
                sizes="(min-width: 900px) min(46vw, 36rem), 92vw"
                priority={level === 1}
              />
            )}
            {badges && <FloatingBadges badges={badges} />}
          </Media>
        )}
        <FactsRow facts={stats} />
      </Layout>
    </Panel>
  );
}

const Parts = styled(Container)`
  display: grid;
  gap: 2rem ${space.columns};

  ${media.desktop} {
    & > dl {
      margin-top: 2rem;
    }
  }
`;

const PictureBeside = styled(Parts)`
  ${media.desktop} {
    grid-template: 1fr auto / minmax(0, 1fr) minmax(0, 1fr);
    row-gap: 0;

    & > :nth-of-type(2) {
      grid-area: 1 / 2 / span 2;
      align-self: center;
    }
  }
`;

const Copy = styled.div`
  display: grid;
  align-content: center;
  gap: 1.25rem;

  & > :last-child {
    margin-top: 0.25rem;
  }
`;

const Lead = styled(Prose)`
  max-width: 34rem;
  color: var(--text-soft);
  font-size: var(--text-lg);
  line-height: 1.5;
`;

const Note = styled.p`
  color: var(--mark);
  font-weight: 800;
`;

const Media = styled.div`
  position: relative;
  width: 100%;
  max-width: 36rem;
  border-radius: ${radius.media};
`;
