import { headLengths } from '../../core/core.ts';

/** A text as a list of results shows it: whole words, as many as have room. */
export function cutText(text: string, most: number): string {
  const letters = [...text.trim()];
  if (letters.length <= most) return letters.join('');
  const start = letters.slice(0, most).join('');
  const end = start.lastIndexOf(' ');
  return `${(end > most / 2 ? start.slice(0, end) : start).replace(/[\s,;:.–-]+$/, '')} …`;
}

const named = { title: 'O título', description: 'A descrição' } as const;

/** What becomes of a page's title or description among results, in words. */
export function tellLength(field: 'title' | 'description', text: string): string {
  const [least, most] = headLengths[field];
  const letters = [...text.trim()].length;
  if (letters < least) return `${named[field]} diz pouco: cabe bem mais.`;
  if (letters <= most) return `${named[field]} cabe ${field === 'title' ? 'inteiro' : 'inteira'}.`;
  const last = cutText(text, most).replace(/ …$/, '').split(' ').slice(-2).join(' ');
  return `${named[field]} é ${field === 'title' ? 'comprido' : 'comprida'}: é ${field === 'title' ? 'cortado' : 'cortada'} depois de "${last}".`;
}
