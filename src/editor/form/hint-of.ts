import { capital, type Outline } from '../../core/core.ts';
import { controlFor } from './controls.tsx';
import { inWords } from './in-words.ts';

/** Controls that show by themselves what is asked for. */
const ownWords: readonly string[] = ['picture', 'theme', 'file', 'shared'];

/** What a field is for, as far as the form does not show it itself. */
export function hintOf(outline: Outline): string {
  const control = controlFor(outline);
  if (control !== undefined && ownWords.includes(control)) return '';
  if (outline.kind === 'choice' && !outline.isYesNo) return '';
  return capital(inWords(outline.description.replace(/^sim: /, '')));
}
