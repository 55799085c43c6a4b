import { examples, findValues, type Example } from '../schema/examples.ts';
import { blocks } from '../schema/registry.ts';

/** A snippet of VS Code: typed by its prefix, then filled in value by value with the Tab key. */
interface Snippet {
  readonly scope: 'yaml';
  readonly prefix: readonly string[];
  readonly description: string;
  readonly body: readonly string[];
}

function escapeText(text: string): string {
  return text.replace(/[\\$]/g, (sign) => `\\${sign}`);
}

/** An example as a snippet's body: every value is a stop with its text selected. */
function makeBody(yaml: string): readonly string[] {
  let body = '';
  let from = 0;
  for (const [index, { start, end }] of findValues(yaml).entries()) {
    const value = escapeText(yaml.slice(start, end)).replaceAll('}', '\\}');
    body += `${escapeText(yaml.slice(from, start))}\${${index + 1}:${value}}`;
    from = end;
  }
  return `${body}${escapeText(yaml.slice(from))}`.split('\n');
}

function makeSnippet({ type, name, yaml }: Example, index: number): Snippet {
  const { label = type, description = '' } = blocks.get(type) ?? {};
  const word = label.toLowerCase();
  const prefix =
    index === 0 ? [type, word] : [`${type}-${name.toLowerCase()}`, `${word}-${name.toLowerCase()}`];
  return {
    scope: 'yaml',
    prefix: prefix.map((text) => text.replaceAll(' ', '-')),
    description,
    body: makeBody(yaml),
  };
}

/** Snippets of VS Code by name: one for each example of each block. */
export function makeSnippets(): Readonly<Record<string, Snippet>> {
  const entries = [...examples.values()].flatMap((ofType) =>
    ofType.map((example, index): [string, Snippet] => {
      const label = blocks.get(example.type)?.label ?? example.type;
      return [`${label} (${example.type}): ${example.name}`, makeSnippet(example, index)];
    }),
  );
  return Object.fromEntries(entries);
}
