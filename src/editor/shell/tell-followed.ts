/** What is said of places that were changed along: of one all, of several how many, and each on request. */
export function tellFollowed(
  said: string,
  [first = '', ...others]: readonly string[],
): { readonly said: string; readonly lines?: readonly string[] } {
  if (others.length === 0) return { said: `${said} ${first}.` };
  return { said: `${said} ${others.length + 1} lugares.`, lines: [first, ...others] };
}
