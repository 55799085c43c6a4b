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
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { scrollerOf } from './keep-in-place.ts';

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

/** In longer lists only the rows that are near what is seen get ready to be dragged. */
const mostReady = 30;

/** Tells whether a row is near what is seen, now and whenever that changes; returns how to stop it. */
type WatchNearness = (row: HTMLElement, tell: (isNear: boolean) => void) => () => void;

/** Missing where all rows are ready to be dragged. */
const Nearness = createContext<WatchNearness | undefined>(undefined);

function watchNearness(): WatchNearness {
  const listeners = new Map<Element, (isNear: boolean) => void>();
  let observer: IntersectionObserver | undefined;
  const hear = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      // What is in the hand stays there however far the list scrolls.
      if (isIntersecting || !target.hasAttribute('data-dragged')) listeners.get(target)?.(isIntersecting);
    }
  };
  return (row, tell) => {
    observer ??= new IntersectionObserver(hear, { root: scrollerOf(row), rootMargin: '50% 0px' });
    listeners.set(row, tell);
    observer.observe(row);
    return () => {
      observer?.unobserve(row);
      listeners.delete(row);
    };
  };
}

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
  const isLong = count > mostReady;
  const watch = useMemo(() => (isLong ? watchNearness() : undefined), [isLong]);
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
        <Nearness value={watch}>{children}</Nearness>
      </SortableContext>
    </DndContext>
  );
}

/** What the handle of a row needs to be dragged by. */
export type Handle = HTMLAttributes<HTMLElement> & { readonly ref: Ref<HTMLButtonElement> };

/** A row that can be dragged. */
export interface RowGrip {
  /** Goes to the row. */
  readonly ref: RefObject<HTMLLIElement | null>;
  /** Goes to its handle; missing while the row is too far away to be dragged. */
  readonly handle: Handle | undefined;
  /** Goes into the row: it shows nothing. */
  readonly sorting: ReactNode;
}

/** The grip of the row at a place of a `Reorder`. */
export function useRowGrip(index: number): RowGrip {
  const ref = useRef<HTMLLIElement>(null);
  const [handle, setHandle] = useState<Handle>();
  const watch = useContext(Nearness);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const row = ref.current;
    return row === null ? undefined : watch?.(row, setIsNear);
  }, [watch]);
  const isReady = watch === undefined || isNear;
  return { ref, handle, sorting: isReady && <Sorting index={index} row={ref} onHandle={setHandle} /> };
}

interface SortingProps {
  readonly index: number;
  readonly row: RowGrip['ref'];
  readonly onHandle: (handle: Handle | undefined) => void;
}

/** Moves a row while something is dragged. What stands in the row is not made anew for that. */
function Sorting({ index, row, onHandle }: SortingProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: String(index) });
  const handle = useMemo(
    () => ({
      ...attributes,
      ...listeners,
      ref: setActivatorNodeRef,
      'aria-roledescription': 'alça de arrastar',
    }),
    [attributes, listeners, setActivatorNodeRef],
  );
  useLayoutEffect(() => onHandle(handle), [handle, onHandle]);
  useLayoutEffect(() => () => onHandle(undefined), [onHandle]);
  // The row is there only after the layout of what is in it.
  useEffect(() => {
    setNodeRef(row.current);
    return () => setNodeRef(null);
  }, [row, setNodeRef]);
  const place = CSS.Translate.toString(transform) ?? '';
  useLayoutEffect(() => {
    row.current?.style.setProperty('transform', place);
    row.current?.style.setProperty('transition', transition ?? '');
    row.current?.toggleAttribute('data-dragged', isDragging);
  }, [row, place, transition, isDragging]);
  return null;
}
