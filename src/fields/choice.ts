import { z } from 'zod';

const meanings = z.registry<{ readonly words: Readonly<Record<string, string>> }>();

/** One word of a few, each with what it means in Portuguese: editors read that while they choose. */
export function choice<const Words extends Readonly<Record<string, string>>>(words: Words) {
  type Name = keyof Words & string;
  // `Object.keys` forgets the names' types, which zod needs to type the output.
  const names = Object.keys(words) as [Name, ...Name[]];
  const schema = z.enum(names);
  meanings.add(schema, { words });
  return schema;
}

/** What each word of a choice means, by word; nothing for any other schema. */
export function meaningsOf(schema: z.core.$ZodType): Readonly<Record<string, string>> | undefined {
  return meanings.get(schema)?.words;
}
