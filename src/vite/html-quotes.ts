/**
 * A script with the quotes that HTML has, wherever a text of it can stand between them: what compresses a document has met
 * them before, and a minifier's never.
 */
export async function withHtmlQuotes(script: string): Promise<string> {
  const { parseSync, Visitor } = await import('vite');
  const places: number[] = [];
  const tagged = new Set<number>();
  new Visitor({
    TaggedTemplateExpression: ({ quasi }) => {
      tagged.add(quasi.start);
    },
    TemplateLiteral: ({ start, end, quasis: [text, more] }) => {
      const isPlain = more === undefined && text?.value.raw.search(/["\\\n]/) === -1;
      if (isPlain && !tagged.has(start)) places.push(start, end - 1);
    },
  }).visit(parseSync('inline.js', script).program);
  const signs = script.split('');
  for (const place of places) signs[place] = '"';
  return signs.join('');
}
