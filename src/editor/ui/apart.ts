/** Keys for a list by names that may be the same: React would leave all but one of several children of one key behind. */
export function apart(names: readonly string[]): readonly string[] {
  const met = new Map<string, number>();
  return names.map((name) => {
    const count = met.get(name) ?? 0;
    met.set(name, count + 1);
    return `${name} ${count}`;
  });
}
