import styled from '@emotion/styled';
import { describeConflict, writeDays } from '../../core/core.ts';
import { GoList } from '../form/go-list.tsx';
import type { FieldPath } from '../form/wishes.ts';
import { dataOf } from '../shell/knowledge.ts';
import { nameFile } from '../shell/name-file.ts';
import type { Path } from '../store/store.ts';
import { hoursIn, type HoursPlace } from './find-hours.ts';

/** A place that tells hours, in a person's words. */
export function describeHours({ file, path, phrase, days, said }: HoursPlace, data: unknown): string {
  const place = describeConflict({ path, ours: '', theirs: '' }, data);
  return `${nameFile(file, data).label}: ${place}: ${phrase ?? `${writeDays(days)} ${said}`}`;
}

/** The field of an item that tells when; of a text it is the text. */
const fieldOf = { row: ['time'], opening: ['opens'], line: [], prose: [] } as const satisfies Record<
  HoursPlace['kind'],
  FieldPath
>;

interface HoursNoteProps {
  readonly texts: Readonly<Record<Path, string>>;
  readonly onGo: (file: Path, path: FieldPath) => void;
}

/** Where the site tells its hours, to go there: what is changed at one place is offered to the others. */
export function HoursNote({ texts, onGo }: HoursNoteProps) {
  const places = Object.entries(texts).flatMap(([file, text]) => hoursIn(file, dataOf(file, text)));
  if (places.length === 0) return null;
  return (
    <Note>
      <p>
        O site diz o horário nestes lugares. Mude em um deles, e o formulário oferece mudar também nos outros:
      </p>
      <GoList
        label="Onde está o horário"
        places={places.map((place) => ({
          name: describeHours(place, dataOf(place.file, texts[place.file] ?? null)),
          onGo: () => onGo(place.file, [...place.path, ...fieldOf[place.kind]]),
        }))}
      />
    </Note>
  );
}

const Note = styled.div`
  margin-bottom: 1rem;
  padding: 0.75rem;
  border-radius: 0.6rem;
  background: var(--tint);
  font-size: 0.875rem;
`;
