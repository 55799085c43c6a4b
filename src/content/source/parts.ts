import { isCollection, isNode, isPair, type Node, type Pair } from 'yaml';

/** A node of a document, or a key with its value. */
export type Part = Node | Pair;

function addParts(value: unknown, parts: Part[]): void {
  if (!isNode(value) && !isPair(value)) return;
  parts.push(value);
  if (isCollection(value)) {
    for (const item of value.items) addParts(item, parts);
  } else if (isPair(value)) {
    addParts(value.key, parts);
    addParts(value.value, parts);
  }
}

/** All that a node holds, itself included, from top to bottom. The library's `visit` makes a path for each, which costs more than the reading. */
export function listParts(root: unknown): readonly Part[] {
  const parts: Part[] = [];
  addParts(root, parts);
  return parts;
}
