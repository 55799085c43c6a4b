import { exampleTexts } from '../schema/example-texts.ts';
import { readSource } from '../source/read-source.ts';

function sentencesIn(data: unknown): readonly string[] {
  if (typeof data === 'object' && data !== null) return Object.values(data).flatMap(sentencesIn);
  const text = asSentence(String(data));
  return text.split(' ').length >= 8 ? [text] : [];
}

/** A text as it is compared: how it is broken into lines and how it ends does not count. */
function asSentence(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

let sentences: ReadonlySet<string> | undefined;

/** What examples of blocks say in eight words or more: nobody else says just that. Read when a text is asked about first. */
export function listExampleSentences(): ReadonlySet<string> {
  sentences ??= new Set(
    [...exampleTexts].flatMap(([name, text]) => {
      const identity = { file: `${name}/example.yaml`, name, kind: 'shared' } as const;
      return sentencesIn(readSource(identity, new TextEncoder().encode(`all:\n${text}`)).source.data);
    }),
  );
  return sentences;
}

/** Whether a text is what an example of a block says. */
export function isExampleSentence(text: string): boolean {
  return listExampleSentences().has(asSentence(text));
}
