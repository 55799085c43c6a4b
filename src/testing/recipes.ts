/** A new file, or lines of a file that are there and what to write instead of them. */
export type Step =
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly from: string; readonly to: string };

function readDiff(lines: readonly string[]): { readonly from: string; readonly to: string } {
  const without = (sign: string) =>
    lines.filter((line) => !line.startsWith(sign)).map((line) => `${line.slice(1)}\n`);
  return { from: without('+').join(''), to: without('-').join('') };
}

/** The steps of Markdown recipes: each block of code belongs to the file that was named last. */
export function readRecipes(markdown: string): readonly Step[] {
  const steps: Step[] = [];
  let file: string | undefined;
  let block: { readonly language: string; readonly indent: number; readonly lines: string[] } | undefined;
  for (const line of markdown.split('\n')) {
    const [, indent = '', language] = /^( *)```(\w*)$/.exec(line) ?? [];
    if (block === undefined) {
      file = /^ *`([^`]+\.\w+)`$/.exec(line)?.[1] ?? file;
      if (language !== undefined) block = { language, indent: indent.length, lines: [] };
    } else if (language === '') {
      if (file === undefined) throw new Error('A recipe has code before it names a file.');
      const { lines } = block;
      const isDiff = block.language === 'diff';
      steps.push(isDiff ? { file, ...readDiff(lines) } : { file, text: `${lines.join('\n')}\n` });
      block = undefined;
    } else block.lines.push(line.slice(block.indent));
  }
  return steps;
}
