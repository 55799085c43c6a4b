// Vite reads the files as text.
const files = import.meta.glob<string>('../../blocks/*/example.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The file of each block's examples as text, by the block's type. */
export const exampleTexts: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [path.split('/').at(-2) ?? '', text]),
);
