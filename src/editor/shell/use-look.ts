import { useState } from 'react';
import type { Look } from '../frame/messages.ts';
import type { FieldPath } from '../form/wishes.ts';
import { textOf, type Session } from '../session/session.ts';
import type { Path } from '../store/store.ts';
import { dataOf } from './knowledge.ts';
import { lookAt } from './look-at.ts';

/** What of the page is to be in view: what was changed last, or the field that was asked for since. */
export function useLook(session: Session, file: Path, asked: FieldPath | undefined): Look | undefined {
  const step = session.past.at(-1);
  const [last, setLast] = useState({ step, asked, isAsked: true });
  if (last.asked !== asked) setLast({ step, asked, isAsked: true });
  else if (last.step !== step) setLast({ step, asked, isAsked: false });
  const spot = last.isAsked ? { file, path: asked ?? [] } : step?.spot;
  return spot && lookAt(spot.path, dataOf(spot.file, textOf(session, spot.file)));
}
