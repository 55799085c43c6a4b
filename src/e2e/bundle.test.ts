import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtBakery } from '../testing/bakery.ts';
import { built } from '../testing/specified.ts';

const documents = [
  'index.html',
  ...['consulta', 'banhoetosa', 'castracao', 'produtos', 'inverno'].map((name) => `${name}.html`),
];

/** The source of a document's inline script. */
async function bootstrapOf(document: string): Promise<string> {
  const html = await readFile(join(built, document), 'utf8');
  return /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
}

describe('the bootstrap', () => {
  it('is the same on every page but for a line of the not-found one, imports only modules of the site, and stays near a kilobyte', async () => {
    const scripts = [...new Set(await Promise.all(documents.map(bootstrapOf)))];
    const [script = '', withGallery = '', ...more] = scripts.toSorted(
      (one, other) => one.length - other.length,
    );
    expect(more).toEqual([]);
    expect(withGallery.startsWith(script)).toBe(true);
    expect(withGallery.match(/\bimport\([\w.]+/g)).toEqual([
      expect.stringContaining('dataset.app'),
      expect.stringContaining('dataset.viewer'),
    ]);
    expect(withGallery).not.toMatch(/\brequire\(|\bfrom\s*["'`]/);
    expect(brotliCompressSync(script).length).toBeLessThan(1000);
    expect(brotliCompressSync(withGallery).length).toBeLessThan(1450);
    expect(await bootstrapOf('404.html')).toBe(`console.error(\`404: \${location.pathname}\`);${script}`);
  });
});

describe('the application', () => {
  it('holds no text of any page', async () => {
    const names = (await readdir(join(built, 'assets'))).filter((name) => name.endsWith('.js'));
    const scripts = await Promise.all(names.map((name) => readFile(join(built, 'assets', name), 'utf8')));
    const all = scripts.join('\n');
    expect(all).toContain('Unexpected Application Error!');
    expect(all).not.toMatch(/Passo Fundo|90000-0000|Cuidamos|R\$ \d/);
  });

  it('has nothing of the editor, and neither has any other file', async () => {
    const found = await readdir(built, { recursive: true, withFileTypes: true });
    const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
    const words = /_editor|editor-token|\.commit\.json|Recarregue a página do editor/;
    const read = files.map(async (file) => [file, words.test(await readFile(file, 'utf8'))] as const);
    expect((await Promise.all(read)).filter(([, isFound]) => isFound)).toEqual([]);
    expect(files.length).toBeGreaterThan(50);
  });

  it('is the same for any site, whatever its pages show', async () => {
    const names = async (from: string) => (await readdir(join(from, 'assets'))).toSorted();
    expect(await names(builtBakery)).toEqual(await names(built));
    expect(await readdir(builtBakery)).not.toEqual(await readdir(built));
  });
});
