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
