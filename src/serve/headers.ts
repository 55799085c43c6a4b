import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Rule {
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * The headers that a folder's `_headers` file gives an address, as Netlify and Cloudflare Pages read it: every rule
 * that fits counts, and the values of a name that several rules give are joined. Without such a file there are none.
 */
export function readHeaders(folder: string, address: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { pattern, headers } of parseRules(readRules(folder))) {
    if (!fits(pattern, address)) continue;
    for (const [name, value] of headers) {
      const before = found.get(name);
      found.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return found;
}

/** The rules that each folder had last. */
const lastRules = new Map<string, string>();

/** Read anew for each request, since a build may have replaced it; while it is away, what it said goes on. */
function readRules(folder: string): string {
  try {
    lastRules.set(folder, readFileSync(join(folder, '_headers'), 'utf8'));
  } catch {
    // A folder without the file has no rules.
  }
  return lastRules.get(folder) ?? '';
}

/** A rule is a line at the margin, and the lines behind it that are not. */
function parseRules(text: string): readonly Rule[] {
  return text.split(/\n(?=\S)/).map((rule) => {
    const [pattern = '', ...lines] = rule.split('\n').map((line) => line.trim());
    const headers = lines.flatMap((line) => {
      const [, name, value] = /^([^:]+): (.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    });
    return { pattern, headers };
  });
}

function fits(pattern: string, address: string): boolean {
  return pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
}
