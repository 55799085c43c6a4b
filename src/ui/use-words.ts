import { createContext, use } from 'react';
import { defaultWords, type Words } from '../defaults/words.ts';

/** The words of the interface, the same for a whole page. Content never comes this way. */
export const WordsContext = createContext<Words>(defaultWords);

/** The site's words of the interface. */
export function useWords(): Words {
  return use(WordsContext);
}
