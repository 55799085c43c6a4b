import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = ['src/ui', 'src/layout', 'src/blocks'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${folder}/${file}`),
);

// Browsers get Emotion without its list of all attributes (`vite/lean-libraries.ts`).
it('a part with properties of its own says which are no attributes of its element', () => {
  const silent = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(/\bstyled(?:\.\w+|\('\w+'\))<[^`]*/g) ?? []).map(
      (part) => `${file}: ${part}`,
    ),
  );
  expect(silent).toEqual([]);
});

// Documents are rendered without the places that Emotion's own parts take in the tree (`vite/quick-styles.ts`).
it('no part of a page has an id that its place in the tree decides', () => {
  expect(files.filter((file) => /\buseId\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
