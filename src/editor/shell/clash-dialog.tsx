import styled from '@emotion/styled';
import { useState } from 'react';
import { choose, readData, type Conflict } from '../../core/core.ts';
import { describeClash, type Carried, type Clash, type WholeClash } from '../session/carry-over.ts';
import type { Texts } from '../session/session.ts';
import type { Path } from '../store/store.ts';
import { Button } from '../ui/parts.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { nameFile } from './name-file.ts';
import type { Author } from './own-saves.ts';
import { showValue, showWhole, tellWhole } from './show-clash.ts';

/** What is still to be chosen. */
export interface Open extends Pick<Carried, 'clashes' | 'wholeClashes' | 'lost'> {
  readonly author: Author;
}

/** How the two sides are called: of two windows, this may be the one that has saved. */
const words = {
  person: {
    title: 'Outra pessoa mudou a mesma coisa',
    ours: ['O seu', 'Fica o meu'],
    theirs: ['O da outra pessoa', 'Fica o da outra pessoa'],
  },
  window: {
    title: 'A mesma coisa foi mudada em duas janelas',
    ours: ['O que ainda não foi salvo', 'Fica o que não foi salvo'],
    theirs: ['O que já está salvo', 'Fica o que já está salvo'],
  },
} as const satisfies Record<Author, object>;

interface ClashDialogProps {
  readonly open: Open;
  /** Puts chosen texts into the session, and says what is left to choose. */
  readonly onChoose: (texts: Texts, left: Open) => void;
  /** Looks at the files anew, and asks again only where that is still needed. */
  readonly onRetry: () => Promise<void>;
}

/** What a file is called, as far as one of its texts can be read. */
function labelOf(file: Path, text: string | null): string {
  return nameFile(file, readData(text ?? '')).label;
}

function isOpen({ clashes, wholeClashes }: Omit<Open, 'author'>): boolean {
  return clashes.length + wholeClashes.length > 0;
}

/** What two people wrote at the same place, to choose from. Until then, nothing of either is gone. */
export function ClashDialog({ open, onChoose, onRetry }: ClashDialogProps) {
  const { clashes, wholeClashes, lost, author } = open;
  const take = (clash: Clash, conflict: Conflict, side: 'ours' | 'theirs') => {
    const choice = choose(clash, conflict, side);
    if (!choice.ok) return;
    const { text, conflicts } = choice;
    const rest = clashes.flatMap((one) =>
      one !== clash ? [one] : conflicts.length > 0 ? [{ ...one, text, conflicts }] : [],
    );
    onChoose({ [clash.file]: text }, { ...open, clashes: rest });
  };
  const takeWhole = (clash: WholeClash, text: string | null) =>
    onChoose({ [clash.file]: text }, { ...open, wholeClashes: wholeClashes.filter((one) => one !== clash) });
  return (
    <Dialog title={words[author].title}>
      <p>
        {clashes.length > 0 && 'O que mudou em lugares diferentes já está junto. '}
        {isOpen(open) && 'Escolha o que fica:'}
      </p>
      {clashes.flatMap((clash) =>
        clash.conflicts.map((conflict, index) => (
          <Pair
            key={`${clash.file} ${index} ${conflict.path.join(' ')}`}
            author={author}
            title={`${labelOf(clash.file, clash.text)}: ${describeClash(clash, conflict)}`}
            ours={showValue(conflict.ours)}
            theirs={showValue(conflict.theirs)}
            onOurs={() => take(clash, conflict, 'ours')}
            onTheirs={() => take(clash, conflict, 'theirs')}
          />
        )),
      )}
      {wholeClashes.map((clash) => (
        <Pair
          key={clash.file}
          author={author}
          title={`${labelOf(clash.file, clash.theirs ?? clash.ours)}: ${tellWhole(clash, author)}`}
          ours={showWhole(clash, 'ours')}
          theirs={showWhole(clash, 'theirs')}
          onOurs={() => takeWhole(clash, clash.ours)}
          onTheirs={() => takeWhole(clash, clash.theirs)}
        />
      ))}
      {wholeClashes.some(({ ours, theirs }) => ours !== null && theirs !== null) && (
        <Retry onRetry={onRetry} />
      )}
      {lost.length > 0 && (
        <section>
          <h3>Comentários seus que ficaram sem lugar</h3>
          <Value>{lost.join('\n')}</Value>
        </section>
      )}
      {!isOpen(open) && lost.length > 0 && (
        <Button type="button" tone="main" onClick={() => onChoose({}, { ...open, lost: [] })}>
          Continuar
        </Button>
      )}
    </Dialog>
  );
}

/** The way on where a text has to be corrected elsewhere first. */
function Retry({ onRetry }: Pick<ClashDialogProps, 'onRetry'>) {
  const [hasFailed, setHasFailed] = useState(false);
  const retry = async () => {
    setHasFailed(false);
    await onRetry();
    // Where nothing is left to ask, this is gone by now.
    setHasFailed(true);
  };
  return (
    <Again>
      <Button type="button" onClick={() => void retry()}>
        Tentar de novo
      </Button>
      <p role="status">{hasFailed && 'Ainda não dá para juntar os dois.'}</p>
    </Again>
  );
}

interface PairProps {
  readonly author: Author;
  readonly title: string;
  readonly ours: string;
  readonly theirs: string;
  readonly onOurs: () => void;
  readonly onTheirs: () => void;
}

function Pair({ author, title, ours, theirs, onOurs, onTheirs }: PairProps) {
  const [ourName, ourWish] = words[author].ours;
  const [theirName, theirWish] = words[author].theirs;
  return (
    <Choice>
      <h3>{title}</h3>
      <div>
        <section>
          <strong>{ourName}</strong>
          <Value>{ours}</Value>
          <Button type="button" onClick={onOurs}>
            {ourWish}
          </Button>
        </section>
        <section>
          <strong>{theirName}</strong>
          <Value>{theirs}</Value>
          <Button type="button" onClick={onTheirs}>
            {theirWish}
          </Button>
        </section>
      </div>
    </Choice>
  );
}

const Again = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  margin-top: 1rem;
`;

const Choice = styled.section`
  margin-top: 1rem;

  & h3 {
    font-size: 1rem;
  }
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    gap: 0.75rem;
    margin-top: 0.4rem;
  }
  & > div > section {
    padding: 0.75rem;
    border: 1px solid var(--line);
    border-radius: 0.6rem;
  }
`;

const Value = styled.p`
  max-height: 12rem;
  margin-block: 0.4rem 0.75rem;
  overflow-y: auto;
  white-space: pre-wrap;
`;
