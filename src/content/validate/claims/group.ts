/** The items in groups that share a key, in the order in which the keys first came. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): readonly Item[][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
