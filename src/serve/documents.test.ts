import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listDocuments, listRoutes } from './documents.ts';

it('lists documents with their addresses, and pages without the not-found page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-documents-'));
  mkdirSync(join(folder, 'guia'));
  for (const name of ['index.html', '404.html', 'consulta.html', 'consulta.html.br', 'guia/fotos.html'])
    writeFileSync(join(folder, name), '');
  const refresh = '<meta http-equiv="refresh" content="0; url=/consulta">';
  writeFileSync(join(folder, 'velho.html'), refresh);
  writeFileSync(join(folder, 'guia', 'index.html'), refresh);
  const [documents, routes] = [listDocuments(folder), listRoutes(folder)];
  rmSync(folder, { recursive: true });
  expect(documents).toEqual([
    { route: '/', file: 'index.html' },
    { route: '/404', file: '404.html' },
    { route: '/consulta', file: 'consulta.html' },
    { route: '/guia/fotos', file: 'guia/fotos.html' },
  ]);
  expect(routes).toEqual(['/', '/consulta', '/guia/fotos']);
});
