import styled from '@emotion/styled';
import { insertData, isWithin, valueAt, type Choice, type Field } from '../../core/core.ts';
import { listWishes } from '../outline/operations.ts';
import type { Desk } from './desk.ts';
import { Group, Problems } from './form-parts.tsx';
import { labelOf } from './labels.ts';
import { cure } from './problems-at.ts';
import type { useSought } from './use-sought.ts';
import { addItem, type FieldPath } from './wishes.ts';

interface ChoicesFormProps {
  readonly desk: Desk;
  readonly field: Field;
  readonly item: Choice;
  /** How many have to be chosen. */
  readonly least: number;
  readonly path: FieldPath;
  readonly sought: ReturnType<typeof useSought>;
}

/** A list whose items are some of a few words, such as days of the week: each is ticked or not. */
export function ChoicesForm({ desk, field, item, least, path, sought }: ChoicesFormProps) {
  const value = valueAt(desk.data, path);
  const chosen = (Array.isArray(value) ? value : []).map(String);
  const known = item.words.map(({ word }) => word);
  const options = [...known, ...chosen.filter((word) => !known.includes(word))];
  const nameOf = (word: string) => item.words.find((one) => one.word === word)?.meaning || word;
  const problems = desk.problems.filter(({ path: at = [] }) => isWithin(at, path));
  const toggle = (word: string) => {
    const index = chosen.indexOf(word);
    if (index !== -1) return desk.onEdit(listWishes.remove(desk.data, path, index));
    const isLater = (other: string) => known.indexOf(other) > known.indexOf(word);
    const place = chosen.findIndex(isLater);
    return desk.onEdit({
      label: `escolher ${nameOf(word)}`,
      path,
      edit: (text) => (place === -1 ? addItem(text, path, word) : insertData(text, path, place, word)),
    });
  };
  return (
    <Group {...sought}>
      <legend>{labelOf(field)}</legend>
      <Words>
        {options.map((word) => {
          const isChosen = chosen.includes(word);
          return (
            <label key={word}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isChosen && chosen.length <= least}
                onChange={() => toggle(word)}
              />
              {nameOf(word)}
            </label>
          );
        })}
      </Words>
      <Problems id={sought.id} problems={problems} onCure={(...wanted) => cure(desk, ...wanted)} />
    </Group>
  );
}

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;

  & label {
    display: flex;
    align-items: center;
    gap: 0.4rem;
    min-height: 2.5rem;
    padding: 0.25rem 0.6rem;
    border: 1px solid var(--edge);
    border-radius: 0.45rem;
    background: var(--raised);
    cursor: pointer;
  }
  & label:has(:checked) {
    border-color: var(--accent);
    background: var(--tint);
  }
  & input {
    width: 1.1rem;
    height: 1.1rem;
    accent-color: var(--accent);
  }
`;
