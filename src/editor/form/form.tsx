import { valueAt, type Field, type Group, type Outline, type Told } from '../../core/core.ts';
import { ActionForm, isActionGroup, ownFields } from './action-form.tsx';
import { Control, controlFor } from './controls.tsx';
import type { Desk } from './desk.ts';
import { FieldRow, Group as Box, More } from './form-parts.tsx';
import { labelOf } from './labels.ts';
import { ListForm } from './list-form.tsx';
import { MessageForm } from './message-form.tsx';
import { PictureForm } from './picture-form.tsx';
import { wishValue } from './value-wish.ts';
import type { FieldPath } from './wishes.ts';

interface FormProps {
  readonly desk: Desk;
  readonly group: Group;
  readonly path: FieldPath;
  /** Fields that are shown elsewhere. */
  readonly without?: readonly string[];
}

const isSame = (one: FieldPath, other: FieldPath) =>
  one.length === other.length && one.every((name, index) => name === other[index]);

/** What is wrong at a path, and not deeper. */
export function problemsAt(desk: Desk, path: FieldPath): readonly Told[] {
  return desk.problems.filter((problem) => isSame(problem.path ?? [], path));
}

/** Makes the change that cures a problem. */
export function cure(desk: Desk, { edit, message, path }: Told): void {
  if (edit === undefined) return;
  const { start, end, text: written } = edit;
  desk.onEdit({
    label: `corrigir: ${message}`,
    path: path ?? [],
    edit: (text) => ({ ok: true, text: text.slice(0, start) + written + text.slice(end) }),
  });
}

/** Fields that say when and how a section or an item is shown, and other things that are seldom needed. */
const aside: readonly string[] = [
  'id',
  'showFrom',
  'showUntil',
  'whenHidden',
  'tone',
  'lazy',
  'placeholder',
  'focus',
  'validUntil',
  'header',
  'footer',
  'messages',
  'meta',
  'floating',
  'analytics',
];

/** The fields of a group, one below the other; those that are seldom needed are folded away. */
export function Form({ desk, group, path, without = [] }: FormProps) {
  const fields = ownFields(group).filter(
    ({ name }) => !without.includes(name) && name !== 'type' && name !== 'hidden',
  );
  const isNear = ({ name, isNeeded }: Field) =>
    isNeeded ||
    (!aside.includes(name) && group.fields.size < 60) ||
    valueAt(desk.data, [...path, name]) !== undefined;
  const near = fields.filter((field) => isNear(field) && !aside.includes(field.name));
  const far = fields.filter((field) => !near.includes(field));
  const isFarWrong = far.some(({ name }) =>
    desk.problems.some(({ path: at = [] }) => isSame(at.slice(0, path.length + 1), [...path, name])),
  );
  const show = (field: Field) => (
    <AnyField key={field.name} desk={desk} group={group} field={field} path={[...path, field.name]} />
  );
  return (
    <>
      {near.map(show)}
      {isActionGroup(group) && <ActionForm desk={desk} group={group} path={path} />}
      {far.length > 0 && (
        <More open={isFarWrong || undefined}>
          <summary>Mais opções</summary>
          {far.map(show)}
        </More>
      )}
    </>
  );
}

interface AnyFieldProps {
  readonly desk: Desk;
  readonly group: Group;
  readonly field: Field;
  readonly path: FieldPath;
}

function AnyField({ desk, group, field, path }: AnyFieldProps) {
  const { outline } = field;
  if (outline.kind === 'list') return <ListForm desk={desk} field={field} list={outline} path={path} />;
  if (outline.kind === 'group')
    return (
      <Box>
        <legend>{labelOf(field)}</legend>
        {outline.others === undefined ? (
          <Form desk={desk} group={outline} path={path} />
        ) : (
          <MessageForm desk={desk} path={path} />
        )}
      </Box>
    );
  return <ValueField desk={desk} order={[...group.fields.keys()]} field={field} path={path} />;
}

interface ValueFieldProps {
  readonly desk: Desk;
  readonly field: { readonly name: string; readonly isNeeded: boolean; readonly outline: Outline };
  readonly path: FieldPath;
  readonly order: readonly string[];
  readonly label?: string;
}

/** A field of one value, with its name and what is wrong with it. */
export function ValueField({ desk, field, path, order, label = labelOf(field) }: ValueFieldProps) {
  const { outline, isNeeded } = field;
  const value = valueAt(desk.data, path);
  const set = (typed: string) => desk.onEdit(wishValue(desk.data, { path, label, isNeeded, order }, typed));
  if (value !== undefined && typeof value !== 'string') return null;
  return (
    <FieldRow
      label={label}
      hint={outline.description}
      isNeeded={isNeeded}
      problems={problemsAt(desk, path)}
      onCure={(problem) => cure(desk, problem)}
    >
      {(ids) => {
        const props = { outline, value: value ?? '', isNeeded, desk, ids, onValue: set };
        return controlFor(outline) === 'picture' ? <PictureForm {...props} /> : <Control {...props} />;
      }}
    </FieldRow>
  );
}
