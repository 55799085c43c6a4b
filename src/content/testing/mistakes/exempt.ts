import type { Kind } from '../../problems/finding.ts';

const resaved = 'the bytes have to be saved anew, or what they lost comes from an older version';
const tooMuch = 'only its editor can say what of it goes to another file';
const picture = 'the picture has to be made anew in another program';
const otherFile = 'the cure is another file, or a line of one';
const asItIs = 'the first cure that is told is to leave it as it is';

/** Kinds whose first cure is not in the text of their file, with the reason. */
export const exempt: Readonly<Partial<Record<Kind, string>>> = {
  utf16: resaved,
  windows: resaved,
  mixedLetters: resaved,
  scrambled: resaved,
  lostLetters: resaved,
  cutLetter: resaved,
  notText: resaved,
  loneReturn: resaved,
  tooLarge: tooMuch,
  tooManyLines: tooMuch,
  tooManySigns: tooMuch,
  tooDeep: tooMuch,
  secondPage: tooMuch,
  secondSection: tooMuch,
  notAPicture: picture,
  unsupportedPicture: picture,
  wrongExtension: picture,
  tooManyPixels: picture,
  smallPicture: picture,
  samePicture: otherFile,
  brokenDrawing: picture,
  drawingTooHeavy: picture,
  emptyDrawing: picture,
  routeTaken: otherFile,
  reservedFileName: otherFile,
  unknownShared: otherFile,
  sharedCopy: otherFile,
  unusedShared: otherFile,
  lonelyPage: otherFile,
  linkNotCopied: otherFile,
  formerName: otherFile,
  daysNotInHours: otherFile,
  hoursForWhile: otherFile,
  schedule: asItIs,
  hiddenAnchor: asItIs,
  endingAnchor: asItIs,
};

/** Single mistakes of kinds that are else cured, with the reason. */
export const exemptMistakes: Readonly<Record<string, string>> = {
  'horário de um dia marcado, outro que o do site': 'the last day of the row is told too, and left as it is',
  'segunda fechada no rodapé, e aberta no alto':
    'which of both is right is asked, and nothing is told to be written',
  'um dia especial duas vezes, com dois horários':
    'of two times of one day only a person knows which is right',
  'outro estado depois da cidade': 'of two states only a person knows which is right',
  'três pontos no lugar de um título': 'what is to be written is already marked as such',
  'duas seções em uma compartilhada': tooMuch,
  'site.yaml vazio': resaved,
  'site.yaml só com as primeiras linhas': resaved,
  'número declarado só para outra página': otherFile,
  'endereço antigo que leva a uma seção que não há': otherFile,
  'um último dia novo só no alto da página': 'what is left are hints about the days that the cure wrote',
  'janela à espera de uma seção que sai antes dela':
    'what is left are hints about the days, its own among them',
  'janela de bônus de uma seção escondida': 'its page has no other section that could be named',
};
