import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Action, Placement, RichText } from '../fields/resolved.ts';
import { Actions } from './button.tsx';
import { Container } from './container.tsx';
import { Heading, type HeadingLevel } from './heading.tsx';
import { Prose } from './prose.tsx';
import { media, radius, space } from './tokens.ts';

type Tone = 'plain' | 'tint' | 'strong';

/** What every section with a title carries. */
interface TitledSection extends Placement {
  readonly id?: string | undefined;
  readonly tone?: Tone | undefined;
  readonly eyebrow?: string | undefined;
  readonly title?: string | undefined;
  readonly intro?: RichText | undefined;
}

interface SectionProps {
  readonly section: TitledSection;
  /** `stack` puts the title above, `split` beside; `picture` puts the first child beside the title and all else. */
  readonly layout?: 'stack' | 'split' | 'picture';
  /** The background where the editor names none. */
  readonly tone?: Tone;
  readonly note?: RichText | undefined;
  readonly actions?: readonly Action[] | undefined;
  readonly children?: ReactNode;
}

/** The level of headings inside a section: one below its title, or the section's own where it has none. */
export function itemLevel({ title, level }: Pick<TitledSection, 'title' | 'level'>): HeadingLevel {
  if (title === undefined) return level;
  return level === 1 ? 2 : 3;
}

function Head({ section: { eyebrow, title, intro, level } }: { readonly section: TitledSection }) {
  if (eyebrow === undefined && title === undefined && intro === undefined) return null;
  return (
    <Opening>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        {title && (
          <Heading level={level} size="medium">
            {title}
          </Heading>
        )}
      </div>
      {intro && <Intro text={intro} />}
    </Opening>
  );
}

/** A section of the page: background, title, content, note and buttons. */
export function Section({
  section,
  layout = 'stack',
  tone = 'plain',
  note,
  actions,
  children,
}: SectionProps) {
  const Body = bodies[layout];
  return (
    <Panel id={section.id} data-tone={section.tone ?? tone}>
      <Body data-layout={layout}>
        <Head section={section} />
        {children}
        {(note !== undefined || actions !== undefined) && (
          <Closing>
            {note && <Note text={note} />}
            <Actions actions={actions} />
          </Closing>
        )}
      </Body>
    </Panel>
  );
}

/** The `<section>` with its tone's background: full width, with rounded corners where it has a colour. */
export const Panel = styled.section`
  padding-block: ${space.section};
  color: var(--text);

  &[data-tone='tint'],
  &[data-tone='strong'] {
    margin: 0.5rem max(clamp(0px, (100vw - 78rem) / 2, 1.5rem), (100% - 104rem) / 2);
    border-radius: ${radius.panel};
    background: var(--tint);
  }
  &[data-tone='strong'] {
    background: var(--strong);
  }
`;

const Stack = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 4vw, 3.25rem);
`;

const Split = styled(Stack)`
  ${media.desktop} {
    grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 7fr);
    column-gap: ${space.columns};
    row-gap: 2rem;

    & > :nth-of-type(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

const PictureBeside = styled(Stack)`
  ${media.tablet} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1fr);
    column-gap: ${space.columns};

    & > :nth-of-type(2) {
      grid-area: 1 / 2 / span 2;
      align-self: center;
    }
    & > ul {
      grid-column: 1 / -1;
    }
  }
`;

const bodies = { stack: Stack, split: Split, picture: PictureBeside };

// The introduction stands beside the title where the section is wide enough, else below. It begins where the
// last of three cards does.
const Opening = styled.div`
  display: grid;
  gap: 0.875rem ${space.grid};
  align-items: end;

  ${media.desktop} {
    [data-layout='stack'] > & {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    [data-layout='stack'] > & > div {
      grid-column: span 2;
    }
  }
`;

/** A short line above a title. */
export const Eyebrow = styled.p`
  margin-bottom: 0.75rem;
  color: var(--mark);
  font-weight: 800;
  line-height: 1.3;
`;

const Intro = styled(Prose)`
  max-width: 58ch;
  color: var(--text-soft);
  font-size: var(--text-lg);
  line-height: 1.5;
`;

const Closing = styled.div`
  display: grid;
  align-content: start;
  gap: 1.5rem;
  justify-items: start;

  @media (max-width: 30rem) {
    justify-items: stretch;
  }
`;

const Note = styled(Prose)`
  max-width: 65ch;
  color: var(--text-soft);
`;
