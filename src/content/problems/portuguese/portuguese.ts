import { codes } from '../codes.ts';
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

/** The words of editors. */
export const portuguese: Language = {
  titles: codes,
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
    sameBelow: (items) =>
      `O mesmo vale para ${items === 1 ? 'o item seguinte' : `os ${items} itens seguintes`}.`,
    fixes: (page, folder) => `Ou deixe o computador tentar: npm run fix -- ${page}${folderWords(folder)}`,
  },
  further: (messages, { first, last, lines }) =>
    withLines(`${messages.join(' ')} ${placeForLines({ first, last })}, escreva, já com tudo certo:`, lines),
};
