import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The headers that a folder's `_headers` file gives an address, as Netlify and Cloudflare Pages read it: every rule
 * that fits counts, and the values of a name that several rules give are joined. Without such a file there are none.
 */
export function readHeaders(folder, address) {
  const found = new Map();
  for (const { pattern, headers } of parseRules(readRules(folder))) {
    if (!fits(pattern, address)) continue;
    for (const [name, value] of headers) found.set(name, [found.get(name), value].filter(Boolean).join(', '));
  }
  return found;
}

/** The rules that each folder had last. */
const lastRules = new Map();

/** Read anew for each request, since a build may have replaced it; while it is away, what it said goes on. */
function readRules(folder) {
  try {
    lastRules.set(folder, readFileSync(path.join(folder, '_headers'), 'utf8'));
  } catch {
    // A folder without the file has no rules.
  }
  return lastRules.get(folder) ?? '';
}

function parseRules(text) {
  const rules = [];
  for (const line of text.split('\n').filter((line) => line.trim() !== '')) {
    if (!line.startsWith(' ')) rules.push({ pattern: line.trim(), headers: [] });
    else rules.at(-1).headers.push(line.trim().split(/: (.*)/, 2));
  }
  return rules;
}

function fits(pattern, address) {
  return pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
}
