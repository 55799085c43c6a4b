import styled from '@emotion/styled';
import { useLayoutEffect, useRef, useState } from 'react';
import { Sign, SignButton } from '../ui/parts.tsx';
import type { RowGrip } from './reorder.tsx';

/** What a row can be moved by: its handle, or one of its two buttons. */
export type RowPart = 'grip' | 'up' | 'down';

/** The list whose moved row keeps the focus: at the part it was moved by, or its handle where that can do no more. */
export function useMovedRow() {
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ readonly to: number; readonly part: RowPart }>();
  useLayoutEffect(() => {
    if (moved === undefined) return;
    const row = list.current?.children[moved.to];
    const target = row?.querySelector<HTMLButtonElement>(`[data-part="${moved.part}"]:not(:disabled)`);
    (target ?? row?.querySelector<HTMLButtonElement>('[data-part="grip"]'))?.focus();
  }, [moved]);
  return { list, follow: (to: number, part: RowPart) => setMoved({ to, part }) };
}

interface GripProps {
  readonly handle: RowGrip['handle'];
  readonly label: string;
  readonly index: number;
  readonly count: number;
}

/** The handle that a row is dragged by. */
export function Grip({ handle, label, index, count }: GripProps) {
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

interface ShiftProps extends Omit<GripProps, 'handle'> {
  readonly onShift: (to: number, part: RowPart) => void;
}

/** The buttons that move a row by one place. */
export function ShiftButtons({ label, index, count, onShift }: ShiftProps) {
  return (
    <>
      <SignButton
        type="button"
        data-part="up"
        disabled={index === 0}
        onClick={() => onShift(index - 1, 'up')}
        aria-label={`Subir ${label}`}
      >
        <Sign name="up" />
      </SignButton>
      <SignButton
        type="button"
        data-part="down"
        disabled={index === count - 1}
        onClick={() => onShift(index + 1, 'down')}
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
  touch-action: none;
`;
