/** What the browser asks before a string becomes markup: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML(text: string): string | null }): unknown;
}

/** React makes a script element from this text, and fills it with a page's structured data. */
const emptyScript = '<script></script>';

/**
 * Lets through the two kinds of strings that React turns into markup here, and none besides: the page's policy
 * demands it of browsers that know Trusted Types. To be called before anything is rendered.
 */
export function limitMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (text) =>
      text === emptyScript || text.startsWith('{"@context":"https://schema.org"') ? text : null,
  });
}
