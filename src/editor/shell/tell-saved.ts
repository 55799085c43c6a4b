import type { Told } from '../../core/core.ts';
import { textOf, type Session, type Texts } from '../session/session.ts';
import { inEditor } from './reword.ts';
import type { Place } from './state.ts';
import { tellCopied } from './tell-copied.ts';
import { tellDisagreement } from './tell-disagreement.ts';
import { tellLeft } from './tell-left.ts';

interface Saved {
  /** What was saved last. */
  readonly files: Texts;
  readonly session: Session;
  /** The whole site as it is. */
  readonly texts: Readonly<Record<string, string>>;
  /** What was told before; what is told now is put there. */
  readonly known: Set<string>;
  /** What was said to be right as it is. */
  readonly approved?: readonly string[];
  /** The day on which it is saved, as ISO. */
  readonly today: string;
}

/**
 * What is still to be looked at once something was saved, the first of: where a copy still speaks of another page's subject, what
 * says otherwise than another place, and what was said before a change.
 */
export function tellSaved(
  problems: readonly Told[],
  { files, session, texts, known, approved = [], today }: Saved,
): { readonly text: string; readonly place: Place } | undefined {
  const { base, past } = session;
  const told = problems.map((problem) => inEditor(problem, texts));
  return (
    tellCopied({ files, texts, past, known, approved }) ??
    tellDisagreement(told, {
      files,
      textNow: (file) => textOf(session, file),
      before: (file) => base[file]?.text ?? null,
      known,
    }) ??
    tellLeft({ files, base, past, texts, known, approved, today })
  );
}
