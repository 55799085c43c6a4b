import { folderWords } from '../content-folder.ts';
import type { Language } from '../language.ts';
import { withLines } from '../wording.ts';
import { placeForLines } from './parts.ts';
import { characterWords } from './characters.ts';
import { claimWords } from './claims.ts';
import { dayWords } from './days.ts';
import { fieldWords } from './fields.ts';
import { fileWords } from './files.ts';
import { launchWords } from './launch.ts';
import { linkWords } from './links.ts';
import { messageWords } from './messages.ts';
import { looseWords } from './loose.ts';
import { lostWords } from './lost.ts';
import { meantWords } from './meant.ts';
import { pastedWords } from './pasted.ts';
import { pictureWords } from './pictures.ts';
import { publicWords } from './public.ts';
import { syntaxWords } from './syntax.ts';
import { textWords } from './texts.ts';
import { themeWords } from './themes.ts';
import { valueWords } from './values.ts';
import { titles } from './titles.ts';

/** The words of developers. */
export const english: Language = {
  titles,
  words: {
    ...characterWords,
    ...claimWords,
    ...dayWords,
    ...fieldWords,
    ...fileWords,
    ...launchWords,
    ...linkWords,
    ...messageWords,
    ...looseWords,
    ...lostWords,
    ...meantWords,
    ...pastedWords,
    ...pictureWords,
    ...publicWords,
    ...syntaxWords,
    ...textWords,
    ...themeWords,
    ...valueWords,
  },
  notes: {
    sameBelow: (items) => `The same applies to the ${items === 1 ? 'next item' : `next ${items} items`}.`,
    fixes: (page, folder) => `Or let the computer try: npm run fix -- ${page}${folderWords(folder)}`,
  },
  further: (messages, { first, last, lines }) =>
    withLines(`${messages.join(' ')} ${placeForLines({ first, last })}, write, all of it right:`, lines),
};
