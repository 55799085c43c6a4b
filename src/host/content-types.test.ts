import { expect, it } from 'vitest';
import { contentType } from './content-types.ts';

it.each([
  ['fotos/rex.JPG', 'image/jpeg'],
  ['consulta.html', 'text/html; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['logo.svg', 'image/svg+xml; charset=utf-8'],
  ['visita.mp4', 'video/mp4'],
  ['agenda.ics', 'text/calendar; charset=utf-8'],
  ['programa.exe', 'application/octet-stream'],
  ['sem-final', 'application/octet-stream'],
  ['pasta.html/arquivo', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(contentType(file)).toBe(type);
});
