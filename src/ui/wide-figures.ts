/** So many letters of a figure fit beside others in its usual size. */
const most = 5;

/** For `data-wide`: whether one of some figures needs more room. It may not break: its first half would be read as a figure. */
export const wideFigures = (facts: readonly { readonly value: string }[]): '' | undefined =>
  facts.some(({ value }) => value.split(/\s/).some(({ length }) => length > most)) ? '' : undefined;
