import styled from '@emotion/styled';
import { Fragment } from 'react';
import type { LinkedWords, Passage, Words } from '../fields/markup.ts';
import type { LinkTarget, RichText } from '../fields/resolved.ts';
import { Anchor } from './anchor.tsx';
import { Unbroken } from './unbroken.tsx';

interface ProseProps {
  readonly text: RichText;
  readonly className?: string;
}

/** Text whose typed lines stay lines. */
function Lines({ text }: { readonly text: string }) {
  // Parts never move.
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <Unbroken text={line} />
    </Fragment>
  ));
}

/** A telephone number that is its own link: no line ends within it. */
function isNumber({ words: [first], link }: LinkedWords<LinkTarget>): boolean {
  return link.kind === 'tel' && typeof first === 'string' && /^[+(\d]/.test(first);
}

function Line({ parts }: { readonly parts: readonly Words<LinkTarget>[] }) {
  return parts.map((part, index) => {
    if (typeof part === 'string') return <Lines key={index} text={part} />;
    if ('bold' in part)
      return (
        <strong key={index}>
          <Line parts={part.bold} />
        </strong>
      );
    return (
      <Linked key={index} action={part.link} data-whole={isNumber(part) ? '' : undefined}>
        <Line parts={part.words} />
      </Linked>
    );
  });
}

function Passages({ passages }: { readonly passages: readonly Passage<LinkTarget>[] }) {
  return passages.map((passage, index) =>
    'items' in passage ? (
      <List key={index}>
        {passage.items.map((item, at) => (
          <li key={at}>
            <Line parts={item} />
          </li>
        ))}
      </List>
    ) : (
      <p key={index}>
        <Line parts={passage.paragraph} />
      </p>
    ),
  );
}

/** A text of the section: a paragraph, or all that its editor has shaped. */
export function Prose({ text, className }: ProseProps) {
  if (typeof text === 'string') return <p className={className}>{text}</p>;
  return (
    <Column className={className}>
      <Passages passages={text} />
    </Column>
  );
}

/** A text that may be long, in a column that is easy to read. */
export function Paragraphs({ text, className }: ProseProps) {
  return (
    <Flow className={className}>
      <Passages passages={typeof text === 'string' ? [{ paragraph: [text] }] : text} />
    </Flow>
  );
}

const Column = styled.div`
  display: grid;
  gap: 0.75em;
`;

const Flow = styled.div`
  display: grid;
  gap: 1em;
  max-width: 65ch;
  color: var(--text-soft);
`;

const List = styled.ul`
  display: grid;
  gap: 0.375em;
  padding-left: 1.25em;
  list-style: disc;
  text-align: left;

  & > ::marker {
    color: var(--mark);
  }
`;

const Linked = styled(Anchor)`
  color: var(--link);
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 0.15em;
  overflow-wrap: anywhere;
`;
