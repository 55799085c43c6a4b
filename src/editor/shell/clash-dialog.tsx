import styled from '@emotion/styled';
import { useState } from 'react';
import { choose, readData, type Conflict } from '../../core/core.ts';
import { describeClash, type Carried, type Clash, type WholeClash } from '../session/carry-over.ts';
import type { Texts } from '../session/session.ts';
import type { Path } from '../store/store.ts';
import { Button } from '../ui/parts.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { nameFile } from './name-file.ts';
import { showOwnLines, showValue } from './show-clash.ts';

/** What is still to be chosen. */
export type Open = Pick<Carried, 'clashes' | 'wholeClashes' | 'lost'>;

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

function isOpen({ clashes, wholeClashes }: Open): boolean {
  return clashes.length + wholeClashes.length > 0;
}

/** What two people wrote at the same place, to choose from. Until then, nothing of either is gone. */
export function ClashDialog({ open, onChoose, onRetry }: ClashDialogProps) {
  const { clashes, wholeClashes, lost } = open;
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
    <Dialog title="Outra pessoa mudou a mesma coisa">
      <p>
        {clashes.length > 0 && 'O que vocês mudaram em lugares diferentes já está junto. '}
        {isOpen(open) && 'Escolha o que fica:'}
      </p>
      {clashes.flatMap((clash) =>
        clash.conflicts.map((conflict, index) => (
          <Pair
            key={`${clash.file} ${index} ${conflict.path.join(' ')}`}
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
          title={`${labelOf(clash.file, clash.theirs ?? clash.ours)}: ${clash.reason}`}
          ours={showOwnLines(clash.ours, clash.theirs)}
          theirs={showOwnLines(clash.theirs, clash.ours)}
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
  readonly title: string;
  readonly ours: string;
  readonly theirs: string;
  readonly onOurs: () => void;
  readonly onTheirs: () => void;
}

function Pair({ title, ours, theirs, onOurs, onTheirs }: PairProps) {
  return (
    <Choice>
      <h3>{title}</h3>
      <div>
        <section>
          <strong>O seu</strong>
          <Value>{ours}</Value>
          <Button type="button" onClick={onOurs}>
            Fica o meu
          </Button>
        </section>
        <section>
          <strong>O da outra pessoa</strong>
          <Value>{theirs}</Value>
          <Button type="button" onClick={onTheirs}>
            Fica o da outra pessoa
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
