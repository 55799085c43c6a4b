type Check = (text: string) => string | null;

/** The part of https://www.w3.org/TR/trusted-types/ that is used here. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { readonly createHTML: Check; readonly createScript: Check }): unknown;
}

/** React makes a script element from this text, and then fills it with a page's structured data. */
const emptyScript = '<script></script>';

/** Whether a text is one block of structured data as `layout/head.tsx` writes it: JSON alone, and no sign of markup. */
function isStructuredData(text: string): boolean {
  if (text.includes('<')) return false;
  try {
    const data: unknown = JSON.parse(text);
    const context = (data as { readonly '@context'?: unknown } | null)?.['@context'];
    return context === 'https://schema.org';
  } catch {
    return false;
  }
}

/** Structured data stands in a script element, which browsers keep but never run. */
const passData: Check = (text) => (isStructuredData(text) ? text : null);

/**
 * Lets through the two kinds of strings that React turns into markup here, and none besides: the page's policy
 * demands it of browsers that know Trusted Types. To be called before anything is rendered.
 */
export function limitMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === emptyScript ? text : passData(text)),
    createScript: passData,
  });
}
