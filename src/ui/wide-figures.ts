/** So many signs of a figure fit beside others in its usual size. */
const most = 5;

/** Whether one of some figures needs more room. It may not break: its first half would be read as a figure. */
export const areWide = (facts: readonly { readonly value: string }[]): boolean =>
  facts.some(({ value }) => value.split(/\s/).some(({ length }) => length > most));
