import {
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
  type Announcements,
  type AutoScrollOptions,
  type KeyboardCoordinateGetter,
  type Modifier,
} from '@dnd-kit/core';
import {
  createContext,
  startTransition,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useTransition,
  type HTMLAttributes,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { liftRow, type Lifted } from './lift-row.ts';

/** Rows that can be dragged to another place by mouse, finger and keyboard. */
interface ReorderProps {
  /** The name of each row, for who hears it. */
  readonly names: readonly string[];
  /** What a row is: `seção`. */
  readonly noun: string;
  readonly onMove: (from: number, to: number) => void;
  /** Whether nothing can be dragged now. */
  readonly isOff?: boolean;
  /** Among them one list, whose items are the rows: each has a handle with what `useHandle` gives. */
  readonly children: ReactNode;
}

/** What the handle of a row needs to be dragged by. */
export type Handle = HTMLAttributes<HTMLElement>;

const HandleContext = createContext<Handle>({});

/** What the handles of the rows of this list need: the same for each. */
export function useHandle(): Handle {
  return useContext(HandleContext);
}

/** The row that was touched last, and what it is once it is in the hand. */
interface Hand {
  row?: HTMLElement;
  /** Takes the row of a handle, if that is what was done to it. */
  take?: (event: SyntheticEvent<HTMLElement>) => void;
  lifted?: Lifted | undefined;
}

function announce(hand: Hand, names: readonly string[], noun: string): Announcements {
  let heard: number | undefined;
  const tell = (words: (name: string, place: string) => string): string | undefined => {
    const { lifted } = hand;
    if (lifted === undefined) return undefined;
    heard = lifted.to();
    return words(names[lifted.from] ?? noun, `posição ${heard + 1} de ${names.length}`);
  };
  return {
    onDragStart: () => tell((name, place) => `${name} na mão, na ${place}.`),
    onDragMove: () =>
      hand.lifted?.to() === heard ? undefined : tell((name, place) => `${name} agora sobre a ${place}.`),
    // The rows know by themselves where they are.
    onDragOver: () => undefined,
    onDragEnd: () => tell((name, place) => `${name} solta na ${place}.`),
    onDragCancel: () => tell((name) => `Movimento cancelado: ${name} voltou ao lugar.`),
  };
}

const instructions = {
  // Whoever moves a row gives it the focus at its new place.
  restoreFocus: false,
  screenReaderInstructions: {
    draggable:
      'Para mover, aperte Espaço ou Enter, use as setas para cima e para baixo, e aperte Espaço de novo para soltar. Esc cancela.',
  },
};

// Made anew, each of these would have every row rendered.
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];
const noCollisions = () => [];
const byMouse = { activationConstraint: { distance: 4 } };
// A thumb that scrolls along the edge lands on handles: only one that rests there takes the row.
const byFinger = { activationConstraint: { delay: 250, tolerance: 8 } };

/** Only near the edges, and there as fast as an eye can follow: at most ten rows a second before the edge. */
const calmly: AutoScrollOptions = { threshold: { x: 0, y: 0.1 }, acceleration: 3 };

/** What dnd-kit calls the beginning of each way to take a row. */
const activators: Readonly<Record<string, string>> = {
  mousedown: 'onMouseDown',
  touchstart: 'onTouchStart',
  keydown: 'onKeyDown',
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Where the row in the hand goes by a key. */
function goByKeys(hand: Hand): KeyboardCoordinateGetter {
  return (event, { currentCoordinates: { x, y } }) => {
    const { lifted } = hand;
    const step = steps[event.code];
    if (step === undefined || lifted === undefined) return undefined;
    event.preventDefault();
    const to = lifted.to();
    return { x, y: y + lifted.offsetAt(to + step) - lifted.offsetAt(to) };
  };
}

function nextFrame(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });
}

/** The list round rows that are dragged. */
export function Reorder({ names, noun, onMove, isOff = false, children }: ReorderProps) {
  const [isMoving, startMoving] = useTransition();
  const hand = useMemo<Hand>(() => ({}), []);
  const id = useId();
  const said = names.join('\n');
  const accessibility = useMemo(
    () => ({ ...instructions, announcements: announce(hand, said.split('\n'), noun) }),
    [hand, said, noun],
  );
  const byKeys = useMemo(
    () => ({ coordinateGetter: goByKeys(hand), scrollBehavior: 'auto' as const }),
    [hand],
  );
  const sensors = useSensors(
    useSensor(MouseSensor, byMouse),
    useSensor(TouchSensor, byFinger),
    useSensor(KeyboardSensor, byKeys),
  );
  useLayoutEffect(() => {
    // What was let go stays where it was put until the list has its new order.
    if (isMoving) return;
    hand.lifted?.release();
    hand.lifted = undefined;
  }, [hand, isMoving]);
  const handle = useMemo((): Handle => {
    const take: Hand['take'] = (event) => hand.take?.(event);
    return {
      'aria-disabled': isOff,
      'aria-describedby': id,
      'aria-roledescription': 'alça de arrastar',
      ...(!isOff && { onMouseDown: take, onTouchStart: take, onKeyDown: take }),
    };
  }, [hand, id, isOff]);
  return (
    <>
      <HandleContext value={handle}>{children}</HandleContext>
      <DndContext
        id={id}
        sensors={sensors}
        collisionDetection={noCollisions}
        modifiers={upAndDown}
        autoScroll={calmly}
        onDragStart={({ activatorEvent }) => {
          hand.lifted = hand.row && liftRow(hand.row, activatorEvent instanceof KeyboardEvent);
        }}
        onDragEnd={() => {
          const { lifted } = hand;
          lifted?.settle();
          startMoving(async () => {
            if (lifted === undefined || lifted.to() === lifted.from) return;
            // It is seen at its new place before the text is made, which takes longer than a frame.
            await nextFrame();
            startTransition(() => onMove(lifted.from, lifted.to()));
          });
        }}
        onDragCancel={() => startMoving(() => hand.lifted?.release())}
        accessibility={accessibility}
      >
        <Carried hand={hand} />
      </DndContext>
    </>
  );
}

/**
 * What dnd-kit sees of the rows: that which was touched last. It stands beside them, since of what is inside React looks
 * at every part whenever the hand moves.
 */
function Carried({ hand }: { readonly hand: Hand }) {
  const { listeners, setNodeRef, setActivatorNodeRef, isDragging, transform } = useDraggable({ id: 'row' });
  useLayoutEffect(() => {
    hand.take = (event) => {
      const { currentTarget, type } = event;
      const row = currentTarget.closest('li');
      // What a second finger touches stays where it is.
      if (row === null || hand.lifted !== undefined) return;
      hand.row = row;
      setNodeRef(row);
      setActivatorNodeRef(currentTarget);
      listeners?.[activators[type] ?? '']?.(event);
    };
  }, [hand, listeners, setNodeRef, setActivatorNodeRef]);
  useLayoutEffect(() => {
    if (isDragging && transform !== null) hand.lifted?.hold(transform.y);
  }, [hand, isDragging, transform]);
  return null;
}
