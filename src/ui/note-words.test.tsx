import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoteWords } from './note-words.tsx';

test('a telephone number of a note may be pressed, and all else is as it was typed', () => {
  const note = ['Plantão: ', { text: '(54) 99123-4567', href: 'tel:+5554991234567' }, ', <24h>'];
  expect(renderToStaticMarkup(<NoteWords note={note} />)).toMatch(
    /^<span>Plantão: (?:<style[^]*?<\/style>)?<a href="tel:\+5554991234567" data-report="phone"[^>]*>\(54\) 99123-4567<\/a>, &lt;24h&gt;<\/span>$/,
  );
  expect(renderToStaticMarkup(<NoteWords note="Plantão 24h" />)).toBe('Plantão 24h');
});
