import styled from '@emotion/styled';
import { useId, type KeyboardEvent } from 'react';
import { valueAt } from '../../core/core.ts';
import { Button, Spoken } from '../ui/parts.tsx';
import type { Desk } from './desk.ts';
import { pressedBelow, Problems } from './form-parts.tsx';
import { thumbnail } from './thumbnail.ts';
import { cure, problemsAt } from './problems-at.ts';
import { wishValue } from './value-wish.ts';
import type { FieldPath } from './wishes.ts';

/** The parts of a picture as they lie on it, row by row, by the words of their field. */
const parts = [
  ['top left', 'o alto, à esquerda'],
  ['top', 'o alto'],
  ['top right', 'o alto, à direita'],
  ['left', 'a esquerda'],
  ['center', 'o meio'],
  ['right', 'a direita'],
  ['bottom left', 'embaixo, à esquerda'],
  ['bottom', 'a parte de baixo'],
  ['bottom right', 'embaixo, à direita'],
] as const;

const centre = 4;

/** Where an arrow leads from a part; the same one at the edge. */
const arrows: Readonly<Record<string, (index: number) => number>> = {
  ArrowLeft: (index) => (index % 3 > 0 ? index - 1 : index),
  ArrowRight: (index) => (index % 3 < 2 ? index + 1 : index),
  ArrowUp: (index) => (index > 2 ? index - 3 : index),
  ArrowDown: (index) => (index < 6 ? index + 3 : index),
};

interface FocusFormProps {
  readonly desk: Desk;
  /** The way to the field, which is written only where it is another part than the middle. */
  readonly path: FieldPath;
  readonly order: readonly string[];
  readonly picture: Parameters<typeof thumbnail>[0];
}

/** The part of a picture that is never cut away, chosen on the picture itself. */
export function FocusForm({ desk, path, order, picture }: FocusFormProps) {
  const name = useId();
  const value = valueAt(desk.data, path);
  const found = parts.findIndex(([word]) => word === value);
  const chosen = found === -1 ? centre : found;
  const choose = (index: number) => {
    const word = index === centre ? '' : (parts[index]?.[0] ?? '');
    desk.onEdit(wishValue(value, { path, label: 'enquadramento', isNeeded: false, order }, word));
    desk.onRest();
  };
  const step = (event: KeyboardEvent) => {
    const next = arrows[event.key]?.(chosen);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    event.currentTarget.querySelectorAll('input')[next]?.focus();
  };
  return (
    <Box id={name} tabIndex={-1}>
      <legend>Aponte o que nunca pode ser cortado</legend>
      <Grid onKeyDown={step}>
        <img src={thumbnail(picture)} alt="" />
        <div>
          {parts.map(([word, label], index) => (
            <label key={word}>
              <input type="radio" name={name} checked={index === chosen} onChange={() => choose(index)} />
              <Spoken>{label}</Spoken>
            </label>
          ))}
        </div>
      </Grid>
      <p>
        Fica sempre à vista: <strong>{parts[chosen]?.[1]}</strong>. Onde a foto aparece inteira, nada muda.
      </p>
      <Problems id={name} problems={problemsAt(desk, path)} onCure={(...wanted) => cure(desk, ...wanted)} />
      {value !== undefined && (
        <Button type="button" onClick={pressedBelow(name, () => choose(centre))}>
          No meio
        </Button>
      )}
    </Box>
  );
}

const Box = styled.fieldset`
  min-width: 0;
  margin: 0.6rem 0 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: 0.3rem;
    padding: 0;
    color: var(--soft);
    font-size: 0.8125rem;
  }
  & > p {
    margin: 0.3rem 0;
    font-size: 0.8125rem;
  }
`;

const Grid = styled.div`
  position: relative;
  width: fit-content;
  max-width: 100%;

  & > img {
    display: block;
    max-width: 100%;
    min-height: 6rem;
    max-height: 15rem;
    border-radius: 0.4rem;
  }
  & > div {
    display: grid;
    position: absolute;
    inset: 0;
    grid-template: repeat(3, 1fr) / repeat(3, 1fr);
  }
  & label {
    display: grid;
    position: relative;
    place-items: center;
    border-radius: 0.4rem;
    cursor: crosshair;
  }
  & input {
    position: absolute;
    opacity: 0;
  }
  & label:hover {
    background: rgb(255 255 255 / 0.25);
  }
  & label:has(:checked)::before {
    width: 1.1rem;
    height: 1.1rem;
    border: 3px solid #ffffff;
    border-radius: 50%;
    background: var(--accent);
    box-shadow: 0 0 0 2px #000000;
    content: '';
  }
  & label:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: -3px;
  }
`;
