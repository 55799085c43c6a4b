/** Nothing that is asked of us lies deeper. */
const deepest = 8;

/** Where a text between quotes ends that begins at an offset. */
function findQuote(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

/** Where the next sign stands that is no space. */
function findNext(text: string, start: number): number {
  let at = start;
  while (/\s/.test(text[at] ?? '')) at += 1;
  return at;
}

/** Refuses what is nested too deep, and names that stand twice in one object: readers differ in which of them counts. */
function refuseAmbiguity(text: string): void {
  const open: (Set<unknown> | undefined)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '{' || sign === '[') open.push(sign === '{' ? new Set() : undefined);
    if (open.length > deepest) throw new SyntaxError('This is nested too deep.');
    if (sign === '}' || sign === ']') open.pop();
    if (sign !== '"') continue;
    const end = findQuote(text, at);
    const isName = text[findNext(text, end + 1)] === ':';
    if (isName) noteName(open.at(-1), JSON.parse(text.slice(at, end + 1)));
    at = end;
  }
}

function noteName(names: Set<unknown> | undefined, name: unknown): void {
  if (names?.has(name) === true) throw new SyntaxError('A name stands twice.');
  names?.add(name);
}

/** Reads JSON that can be read in one way alone; throws a `SyntaxError` at any other. */
export function parseStrictly(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new SyntaxError('This is not UTF-8.', { cause });
  }
  refuseAmbiguity(text);
  return JSON.parse(text);
}
