import styled from '@emotion/styled';
import { useId, useState } from 'react';
import type { Group } from '../../core/core.ts';
import { Button } from '../ui/parts.tsx';
import type { Desk } from './desk.ts';
import { Select } from './form-parts.tsx';
import { OutcomeList } from './outcome-list.tsx';
import { guessTargets, listTargets, sortPieces } from './sort-pieces.ts';
import type { FieldPath } from './wishes.ts';

interface PieceSorterProps {
  readonly desk: Desk;
  /** The field that the pieces were pasted into. */
  readonly path: FieldPath;
  readonly item: Group;
  readonly pieces: readonly string[];
  /** The field beside it that takes what is more than a line. */
  readonly rest: string | undefined;
}

/** Lets a person say of each line that was pasted which field it is for: what no reader can divide, somebody can. */
export function PieceSorter({ desk, path, item, pieces, rest }: PieceSorterProps) {
  const id = useId();
  const own = String(path.at(-1));
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(() => guessTargets(pieces, own, rest));
  const targets = listTargets(item);
  if (targets.length < 2) return null;
  if (!isOpen)
    return (
      <Button type="button" onClick={() => setOpen(true)}>
        Escolher o campo de cada linha
      </Button>
    );
  const place = path.slice(0, -1);
  const wish = {
    label: 'pôr cada linha no campo escolhido',
    said: 'Cada linha está no campo que você escolheu.',
    path: place,
    edit: (text: string) => sortPieces(text, { path: place, item, own, pieces, chosen }),
  };
  return (
    <Pieces>
      {pieces.map((piece, at) => (
        <li key={`${piece}\n${pieces.indexOf(piece) === at ? '' : at}`}>
          <label htmlFor={`${id}-${at}`}>{piece}</label>
          <Select
            id={`${id}-${at}`}
            value={chosen[at]}
            onChange={({ target }) => setChosen(chosen.with(at, target.value))}
          >
            {targets.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
            <option value="">Fica de fora</option>
          </Select>
        </li>
      ))}
      <li>
        <Button
          type="button"
          disabled={chosen.every((name) => name === '')}
          onClick={() => desk.onEdit(wish)}
        >
          Pôr assim
        </Button>
        <OutcomeList desk={desk} wish={wish} from={chosen.join('\n')} />
      </li>
    </Pieces>
  );
}

const Pieces = styled.ul`
  flex: 1 1 100%;
  display: grid;
  gap: 0.6rem;
  margin: 0;
  padding: 0;
  list-style: none;

  & label {
    display: block;
    margin-bottom: 0.2rem;
  }
`;
