import { Fragment, useState, type ReactNode } from 'react';
import { isRecord, isWithin, valueAt, type Field, type Group, type List } from '../../core/core.ts';
import { ActionForm } from './action-form.tsx';
import { isActionGroup, ownFields, writingOrder } from './action-group.ts';
import { askedFields, briefFirst, isItem, marksOf, namesUsed, pictureFirst } from './asked-fields.ts';
import { controlFor } from './controls.tsx';
import { describedPicture, isShownFocus } from './companions.ts';
import { ChoicesForm } from './choices-form.tsx';
import type { Desk } from './desk.ts';
import { Fold } from './fold.tsx';
import { foldAway } from './fold-away.ts';
import { Group as Box } from './form-parts.tsx';
import { labelOf } from './labels.ts';
import { ListForm } from './list-form.tsx';
import { MessageForm } from './message-form.tsx';
import { ShownWhen } from './shown-when.tsx';
import { SiteHours } from './site-hours.tsx';
import { StrayProblems } from './stray-problems.tsx';
import { useSought } from './use-sought.ts';
import { ValueField } from './value-field.tsx';
import type { FieldPath } from './wishes.ts';

interface FormProps {
  readonly desk: Desk;
  readonly group: Group;
  readonly path: FieldPath;
  /** The list of which the group is an item. */
  readonly list?: List | undefined;
  /** Fields that are shown elsewhere. */
  readonly without?: readonly string[];
  /** What is shown below some of its fields, by their names. */
  readonly below?: Readonly<Record<string, ReactNode>>;
  /** Whether the group may be missing. */
  readonly isOptional?: boolean;
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
  'language',
  'header',
  'footer',
  'messages',
  'meta',
  'floating',
  'thumbBar',
  'analytics',
];

/** The end of a page is seldom needed, and that of offers is what they are about. */
const isSeldom = (name: string, group: Group) =>
  aside.includes(name) || (name === 'validUntil' && !group.fields.has('type'));

/** What must not be overlooked once it is set: it takes things from the page by itself. */
const dates: readonly string[] = ['showFrom', 'showUntil', 'validUntil'];

const nothing: readonly string[] = [];

/** The fields of a group, one below the other; those that are seldom needed are folded away. */
export function Form({ desk, group, path, list, without = nothing, below, isOptional = false }: FormProps) {
  const isGone = (name: string) => valueAt(desk.data, [...path, name]) === undefined;
  // Where days were taken away just now it may be told still when something shows.
  const isWrong = ({ name }: Pick<Field, 'name'>) =>
    desk.problems.some(
      ({ path: at = nothing, kind }) =>
        isWithin(at, [...path, name]) && !(kind === 'schedule' && isGone(name)),
    );
  // What is wrong as the form opens is shown above its marks, and each stays where it is.
  const [marks] = useState(() => (isItem(path) ? marksOf(group).filter((field) => !isWrong(field)) : []));
  const own = ownFields(group).filter(
    ({ name }) =>
      !without.includes(name) &&
      !marks.some((mark) => mark.name === name) &&
      name !== 'type' &&
      name !== 'hidden' &&
      !isShownFocus(desk, group, path, name),
  );
  const now = namesUsed(own, desk.data, path);
  // What is being typed in stays where it is asked for, also while it is empty.
  const [before] = useState(now);
  const asked = askedFields(own, (name) => now.includes(name) || before.includes(name));
  const fields = isItem(path) ? briefFirst(pictureFirst(asked)) : asked;
  const isNear = ({ name, isNeeded }: Field) =>
    isNeeded ||
    (!isSeldom(name, group) && group.fields.size < 60) ||
    valueAt(desk.data, [...path, name]) !== undefined;
  // A day that is being picked stays where it is asked for, and keeps the focus.
  const isSet = ({ name }: Field) => dates.includes(name) && before.includes(name);
  const isAside = ({ name, fold }: Field) => isSeldom(name, group) || fold !== undefined;
  const near = fields.filter((field) => (isNear(field) && !isAside(field)) || isSet(field));
  const far = fields.filter((field) => !near.includes(field));
  const isSought = ({ name }: Field) => isWithin(desk.sought ?? nothing, [...path, name]);
  const show = (field: Field) => (
    <Fragment key={field.name}>
      <AnyField
        desk={desk}
        group={group}
        field={field}
        path={[...path, field.name]}
        list={list}
        isOptional={isOptional}
      />
      <SiteHours desk={desk} field={field} path={[...path, field.name]} />
      {below?.[field.name]}
    </Fragment>
  );
  return (
    <>
      <StrayProblems desk={desk} group={group} path={path} />
      <ShownWhen desk={desk} group={group} path={path} />
      {near.map(show)}
      {isActionGroup(group) && <ActionForm desk={desk} group={group} path={path} list={list} />}
      {marks.map(show)}
      {foldAway(far).map(([title, folded]) => (
        <Fold
          key={title}
          title={title}
          asked={folded.filter((field) => isWrong(field) || isSought(field)).map(({ name }) => name)}
        >
          {folded.map(show)}
        </Fold>
      ))}
    </>
  );
}

interface AnyFieldProps {
  readonly desk: Desk;
  readonly group: Group;
  readonly field: Field;
  readonly path: FieldPath;
  readonly list: List | undefined;
  readonly isOptional: boolean;
}

/** Whether the last item of a list may go, and what is round it as well. */
function canEnd({ desk, field, path, isOptional }: AnyFieldProps): boolean {
  const around = valueAt(desk.data, path.slice(0, -1));
  return !field.isNeeded || (isOptional && isRecord(around) && Object.keys(around).length === 1);
}

function AnyField(props: AnyFieldProps) {
  const { desk, group, field, path, list } = props;
  const { outline } = field;
  const sought = useSought(desk, path);
  if (outline.kind === 'list' && outline.item.kind === 'choice') {
    const least = canEnd(props) ? 0 : outline.least;
    return <ChoicesForm {...{ desk, field, path, sought, least }} item={outline.item} />;
  }
  if (outline.kind === 'list')
    return (
      <ListForm {...{ desk, field, path, sought }} list={outline} canEnd={canEnd(props)}>
        {(at) =>
          outline.item.kind === 'group' && <Form desk={desk} group={outline.item} path={at} list={outline} />
        }
      </ListForm>
    );
  if (outline.kind === 'group')
    return (
      <Box {...sought}>
        <legend>{labelOf(field)}</legend>
        {outline.others === undefined ? (
          <Form desk={desk} group={outline} path={path} isOptional={!field.isNeeded} />
        ) : (
          <MessageForm desk={desk} path={path} />
        )}
      </Box>
    );
  const picture = describedPicture(desk, group, path.slice(0, -1), field.name);
  // A message to the chat is no text of the page.
  const long = ownFields(group).filter(
    (one) => controlFor(one.outline) === 'long' && ![field.name, 'message', 'chat'].includes(one.name),
  );
  // Lines too many for one field go first where something has to be said.
  const rest = long.find(({ isNeeded }) => isNeeded) ?? long[0];
  return (
    <ValueField
      desk={desk}
      order={writingOrder(group)}
      field={field}
      path={path}
      picture={picture}
      rest={rest && { name: rest.name, label: labelOf(rest) }}
      list={list}
    />
  );
}
