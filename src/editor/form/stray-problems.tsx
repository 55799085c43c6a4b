import { Fragment } from 'react';
import { isWithin, valueAt, type Group } from '../../core/core.ts';
import { apart } from '../ui/apart.ts';
import { Button } from '../ui/parts.tsx';
import type { Desk, Found } from './desk.ts';
import { pressedBelow, Problems } from './form-parts.tsx';
import { nameField } from './in-words.ts';
import { cure } from './problems-at.ts';
import { strayProblems } from './stray.ts';
import { useSought } from './use-sought.ts';
import { clearAt, type FieldPath } from './wishes.ts';

interface StrayProblemsProps {
  readonly desk: Desk;
  readonly group: Group;
  readonly path: FieldPath;
}

/** What is wrong with what no field of a form shows, above its fields, with a way to take it away. */
export function StrayProblems({ desk, group, path }: StrayProblemsProps) {
  const found = strayProblems(desk, group, path);
  const asked = found.find(({ path: at = [] }) => desk.sought !== undefined && isWithin(desk.sought, at));
  const sought = useSought(asked === undefined ? {} : { sought: asked.path }, asked?.path ?? []);
  const keys = apart(found.map(({ code, range }) => `${code} ${range.start}`));
  return (
    // It stays once nothing is wrong: who has cured the last thing by keyboard goes on from it.
    <div {...sought} {...(found.length > 0 && { role: 'group', 'aria-label': 'O que corrigir' })}>
      {found.map((problem, at) => (
        <Fragment key={keys[at]}>
          <Problems
            id={sought.id}
            problems={[problem]}
            onCure={(...wanted) => cure(desk, ...wanted)}
            desk={desk}
          />
          {problem.edit === undefined && <TakeAway {...{ desk, problem }} id={sought.id} at={path.length} />}
        </Fragment>
      ))}
    </div>
  );
}

interface TakeAwayProps {
  readonly desk: Desk;
  readonly problem: Found;
  readonly id: string;
  /** The step of the problem's path that names what is taken away. */
  readonly at: number;
}

function TakeAway({ desk, problem, id, at }: TakeAwayProps) {
  const place = (problem.path ?? []).slice(0, at + 1);
  const name = nameField(String(place[at]));
  const value = valueAt(desk.data, place);
  const take = () =>
    desk.onEdit({
      label: `apagar ${name}`,
      path: place.slice(0, at),
      edit: (text) => clearAt(text, place),
      said: `Apagado: “${name}”.`,
    });
  return (
    <p>
      <Button type="button" onClick={pressedBelow(id, take)}>
        Apagar “{typeof value === 'string' ? `${name}: ${value}` : name}”
      </Button>
    </p>
  );
}
