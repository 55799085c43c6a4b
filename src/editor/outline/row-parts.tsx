import styled from '@emotion/styled';
import { useLayoutEffect, useRef, useState } from 'react';
import { Sign, SignButton, Spoken } from '../ui/parts.tsx';
import { keepInPlace, topOf } from './keep-in-place.ts';
import { useHandle } from './reorder.tsx';

/** A part of a row that takes the focus: what it can be moved by, its handle or one of its two buttons, or its name. */
type RowPart = 'grip' | 'up' | 'down' | 'name';

/** Moves a row: by a button, with the height at which it stands in the window. */
export type Shift = (to: number, part: RowPart, top?: number) => void;

/**
 * The list whose moved row keeps the focus: at the part it was moved by, or its handle where that can do no more. A
 * button stays where it was pressed, so that pressing again moves the row on.
 */
export function useMovedRow() {
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{
    readonly to: number;
    readonly part: RowPart;
    readonly top: number | undefined;
  }>();
  useLayoutEffect(() => {
    if (moved === undefined || list.current === null) return undefined;
    const { to, part, top } = moved;
    const row = list.current.children[to];
    const pressed = row?.querySelector<HTMLButtonElement>(`[data-part="${part}"]`);
    const grip = row?.querySelector<HTMLButtonElement>('[data-part="grip"]');
    (pressed?.disabled === false ? pressed : grip)?.focus({ preventScroll: top !== undefined });
    if (top === undefined || !pressed) return undefined;
    return keepInPlace(list.current, pressed, top);
  }, [moved]);
  const follow: Shift = (to, part, top) => setMoved({ to, part, top });
  return { list, follow };
}

interface GripProps {
  readonly label: string;
  readonly index: number;
  readonly count: number;
}

/** The handle that a row is dragged by. */
export function Grip({ label, index, count }: GripProps) {
  const handle = useHandle();
  return (
    <Handle
      type="button"
      data-part="grip"
      {...handle}
      aria-label={`Arrastar ${label}, posição ${index + 1} de ${count}`}
    >
      <Sign name="grip" size={18} />
    </Handle>
  );
}

interface ShiftProps extends GripProps {
  readonly onShift: Shift;
}

/** The buttons that move a row by one place. */
export function ShiftButtons({ label, index, count, onShift }: ShiftProps) {
  return (
    <>
      <SignButton
        type="button"
        data-part="up"
        disabled={index === 0}
        onClick={({ currentTarget }) => onShift(index - 1, 'up', topOf(currentTarget))}
        aria-label={`Subir ${label}`}
      >
        <Sign name="up" />
      </SignButton>
      <SignButton
        type="button"
        data-part="down"
        disabled={index === count - 1}
        onClick={({ currentTarget }) => onShift(index + 1, 'down', topOf(currentTarget))}
        aria-label={`Descer ${label}`}
      >
        <Sign name="down" />
      </SignButton>
    </>
  );
}

const Handle = styled(SignButton)`
  width: 1.75rem;
  cursor: grab;
  user-select: none;
  -webkit-touch-callout: none;
`;

/** What can be done with what stands above it: a row of buttons. */
export const ToolRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  padding: 0 0.5rem 0.5rem;

  & button {
    min-height: 2.1rem;
    padding: 0.2rem 0.6rem;
    font-size: 0.875rem;
  }
  /* Three of them stand side by side on a phone of 360 px. */
  @media (max-width: 26rem) {
    gap: 0.25rem;
    padding-inline: 0.25rem;

    & button {
      padding-inline: 0.3rem;
    }
  }
`;

/** How many errors a row has; nothing of none. */
export function Faults({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Number data-mark="">
      {count}
      <Spoken> {count === 1 ? 'erro' : 'erros'}</Spoken>
    </Number>
  );
}

const Number = styled.span`
  padding: 0 0.45rem;
  border-radius: 1rem;
  background: var(--danger);
  color: var(--surface);
  font-size: 0.75rem;
`;

/** Whether somebody pressed the mark of a row, to be led to what it is for. */
export const isMark = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-mark]') !== null;

/** Says that something is told of a row that keeps nobody from saving. */
export const Warned = styled.span`
  color: var(--warn);
  font-size: 0.8125rem;
  font-weight: 600;
`;
