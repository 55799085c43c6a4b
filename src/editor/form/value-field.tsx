import { useRef, useState } from 'react';
import { isSamePath, repairTyped, valueAt, type List, type Outline } from '../../core/core.ts';
import { companionOf, findPicture } from './companions.ts';
import type { ControlProps } from './control-props.ts';
import { Control, controlFor } from './controls.tsx';
import type { Desk, Found } from './desk.ts';
import { ElsewhereOffer } from './elsewhere-offer.tsx';
import { noteExchange } from './exchanged.ts';
import { FocusForm } from './focus-form.tsx';
import { FieldRow } from './form-parts.tsx';
import { hintOf } from './hint-of.ts';
import { labelOf } from './labels.ts';
import { Noted } from './noted.tsx';
import { PastedLines, standsJoined } from './pasted-lines.tsx';
import { PictureForm } from './picture-form.tsx';
import { cure, isToWrite, problemsAt } from './problems-at.ts';
import { StaleAlt } from './stale-alt.tsx';
import { wishNoPicture, wishValue } from './value-wish.ts';
import type { FieldPath } from './wishes.ts';

/** Whether a value is one of those that are offered. */
const chosen = new Set([
  'picture',
  'drawing',
  'tab-icon',
  'file',
  'date',
  'theme',
  'shared',
  'anchor',
  'link',
  'color',
]);
const isChosen = (outline: Outline) => outline.kind === 'choice' || chosen.has(controlFor(outline) ?? '');

/** Whether a field is of a page as a whole: what it leaves open the site's data say. */
const isOfPage = ({ site }: Desk, [first]: FieldPath) => site.here !== undefined && first !== 'sections';

/** Whether a value is refused. That it differs from other places is cured with them. */
const isDoubtful = (found: readonly Found[]) =>
  found.some(({ severity, offers }) => severity === 'error' && !offers);

interface ValueFieldProps {
  readonly desk: Desk;
  readonly field: { readonly name: string; readonly isNeeded: boolean; readonly outline: Outline };
  readonly path: FieldPath;
  readonly order: readonly string[];
  readonly label?: string;
  /** The picture that the field describes. */
  readonly picture?: string | undefined;
  /** The field beside it that takes what is more than a line. */
  readonly rest?: { readonly name: string; readonly label: string } | undefined;
  /** The list of which it is an item, or a field of one. */
  readonly list?: List | undefined;
}

/** A field of one value, with its name and what is wrong with it. */
export function ValueField({ desk, field, path, order, picture, rest, list, ...named }: ValueFieldProps) {
  const [pasted, setPasted] = useState('');
  const { label = labelOf(field, path.at(-2)) } = named;
  const { outline, isNeeded } = field;
  const value = valueAt(desk.data, path);
  const set = (typed: string) => desk.onEdit(wishValue(value, { path, label, isNeeded, order }, typed));
  // Who only passes through a field has typed nothing in it.
  const isTyped = useRef(false);
  const type = (typed: string) => {
    isTyped.current = true;
    set(typed);
  };
  const leave = (typed: string) => {
    // A button that is pressed leaves the field first, and what it offers must still stand there.
    const mayRepair = isTyped.current && !standsJoined(pasted, typed);
    const meant = mayRepair ? repairTyped(outline, typed, field.name) : undefined;
    if (meant !== undefined) set(meant);
    isTyped.current = false;
    desk.onRest();
  };
  if (value !== undefined && typeof value !== 'string') return null;
  const found = problemsAt(desk, path);
  const elsewhere = isDoubtful(found) || outline.kind !== 'text' ? [] : desk.findElsewhere(path);
  // That others still say what was said here is told with them.
  const isTogether = (problem: Found) =>
    problem.kind === 'notAsDeclared' && elsewhere.some(({ onApart }) => onApart !== undefined);
  const problems = found.filter((problem) => !isTogether(problem));
  const isOpen = value === '' || problems.some((problem) => isToWrite(problem, desk.data));
  return (
    <FieldRow
      label={label}
      hint={hintOf(outline)}
      isNeeded={isNeeded}
      problems={problems}
      toDo={isOpen ? (isChosen(outline) ? 'choose' : 'write') : undefined}
      onCure={(...wanted) => cure(desk, ...wanted)}
      desk={desk}
      isSought={desk.sought !== undefined && isSamePath(desk.sought, path)}
    >
      {(ids) => {
        const usual = isOfPage(desk, path) ? 'como em Dados do site' : 'não';
        const props = {
          outline,
          path,
          value: value ?? '',
          isNeeded,
          usual,
          desk,
          ids,
          onValue: type,
          onLeave: leave,
          onPasted: setPasted,
        };
        const offers = elsewhere.map((others) => (
          <ElsewhereOffer key={others.told} found={others} isTold={found.some(isTogether)} id={ids.id} />
        ));
        if (controlFor(outline) === 'picture')
          return (
            <>
              <PictureField {...props} order={order} />
              {offers}
            </>
          );
        return (
          <>
            <Control {...props} />
            <Noted id={ids.id} note={desk.noteAt(path)} />
            {offers}
            <PastedLines
              desk={desk}
              text={pasted}
              value={props.value}
              path={path}
              rest={rest}
              list={list}
              outline={outline.kind === 'text' ? outline : undefined}
              isNeeded={isNeeded}
              order={order}
            />
            <StaleAlt alt={props.value} picture={picture} id={ids.id} />
          </>
        );
      }}
    </FieldRow>
  );
}

type PictureFieldProps = ControlProps & Pick<ValueFieldProps, 'order'>;

/** A picture with the part of it that stays in sight. Its description is asked about when it gives way to another. */
function PictureField({ path, order, ...props }: PictureFieldProps) {
  const { outline, desk, value, onValue } = props;
  const beside = (role: 'alt' | 'focus') => [...path.slice(0, -1), companionOf(outline, role) ?? ''];
  const shown = findPicture(desk, value);
  const choose = (name: string) => {
    const alt = valueAt(desk.data, beside('alt'));
    if (typeof alt === 'string' && value !== '' && name !== '' && name !== value)
      noteExchange(alt, value, name);
    if (name === '') desk.onEdit(wishNoPicture(path, [beside('alt'), beside('focus')]));
    else onValue(name);
  };
  const canFocus = order.includes(String(companionOf(outline, 'focus')));
  return (
    <>
      <PictureForm {...props} path={path} onValue={choose} />
      {canFocus && shown && <FocusForm desk={desk} path={beside('focus')} order={order} picture={shown} />}
    </>
  );
}
