import type { Outline } from '../../core/core.ts';
import type { Desk } from './desk.ts';
import type { FieldPath } from './wishes.ts';

/** What a control shows, and whom it tells. */
export interface ControlProps {
  readonly outline: Outline;
  readonly path: FieldPath;
  readonly value: string;
  readonly isNeeded: boolean;
  /** What holds where nothing is chosen, as far as the field does not say so itself. */
  readonly usual?: string;
  readonly desk: Desk;
  readonly ids: {
    readonly id: string;
    readonly 'aria-describedby': string;
    readonly 'aria-invalid': boolean;
  };
  readonly onValue: (value: string) => void;
  /** Somebody left a field that one types into, with what stands in it. */
  readonly onLeave: (typed: string) => void;
  /** A text was pasted into a field for words. */
  readonly onPasted?: (text: string) => void;
}
