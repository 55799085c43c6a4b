import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useMemo, type CSSProperties, type HTMLAttributes, type ReactNode, type Ref } from 'react';

/** Rows that can be dragged to another place by mouse, finger and keyboard. */
interface ReorderProps {
  /** The name of each row, for who hears it. */
  readonly names: readonly string[];
  /** What a row is: `seção`. */
  readonly noun: string;
  readonly onMove: (from: number, to: number) => void;
  /** Whether nothing can be dragged now. */
  readonly isOff?: boolean;
  readonly children: ReactNode;
}

const ids = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => String(index));

function announce(names: readonly string[], noun: string): Announcements {
  const name = (id: UniqueIdentifier) => names[Number(id)] ?? noun;
  const place = (id: UniqueIdentifier) => `posição ${Number(id) + 1} de ${names.length}`;
  return {
    onDragStart: ({ active }) => `${name(active.id)} na mão, na ${place(active.id)}.`,
    onDragOver: ({ active, over }) => over && `${name(active.id)} agora sobre a ${place(over.id)}.`,
    onDragEnd: ({ active, over }) => over && `${name(active.id)} solta na ${place(over.id)}.`,
    onDragCancel: ({ active }) => `Movimento cancelado: ${name(active.id)} voltou ao lugar.`,
  } as Announcements;
}

const instructions = {
  // Whoever moves a row gives it the focus at its new place.
  restoreFocus: false,
  screenReaderInstructions: {
    draggable:
      'Para mover, aperte Espaço ou Enter, use as setas para cima e para baixo, e aperte Espaço de novo para soltar. Esc cancela.',
  },
};

/** The list round rows that are dragged. */
export function Reorder({ names, noun, onMove, isOff = false, children }: ReorderProps) {
  const sensors = useSensors(
    // A finger that scrolls does not drag: rows are taken by their handle, which does not scroll.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const [said, count] = [names.join('\n'), names.length];
  // Made anew, each of these would have every row rendered.
  const announcements = useMemo(() => announce(said.split('\n'), noun), [said, noun]);
  const items = useMemo(() => [...ids(count)], [count]);
  const accessibility = useMemo(() => ({ ...instructions, announcements }), [announcements]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(Number(active.id), Number(over.id));
      }}
      accessibility={accessibility}
    >
      <SortableContext items={items} disabled={isOff} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** What a row and its handle need to be dragged. */
export interface RowGrip {
  readonly row: {
    readonly ref: Ref<HTMLLIElement>;
    readonly style: CSSProperties;
    readonly 'data-dragged'?: '';
  };
  readonly handle: HTMLAttributes<HTMLElement> & { readonly ref: Ref<HTMLButtonElement> };
}

/** The grip of the row at a place of a `Reorder`. */
export function useRowGrip(index: number): RowGrip {
  const sortable = useSortable({ id: String(index) });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    sortable;
  const handle = useMemo(
    () => ({
      ...attributes,
      ...listeners,
      ref: setActivatorNodeRef,
      'aria-roledescription': 'alça de arrastar',
    }),
    [attributes, listeners, setActivatorNodeRef],
  );
  return {
    row: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform) ?? '', transition: transition ?? '' },
      ...(isDragging && { 'data-dragged': '' }),
    },
    handle,
  };
}
