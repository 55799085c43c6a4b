import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitMarkup } from './trusted.ts';

type Check = (text: string) => string | null;
let rules: { readonly createHTML: Check; readonly createScript: Check };

beforeEach(() => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_: string, given: typeof rules) => {
      rules = given;
    },
  });
  limitMarkup();
});

afterEach(() => vi.unstubAllGlobals());

const business = '{"@context":"https://schema.org","@type":"LocalBusiness","name":"Banho \\u003c Tosa"}';

it('lets structured data through as it is', () => {
  expect(rules.createHTML(business)).toBe(business);
  expect(rules.createScript(business)).toBe(business);
});

it('lets the empty script element through that React fills, but not as a script', () => {
  expect(rules.createHTML('<script></script>')).toBe('<script></script>');
  expect(rules.createScript('<script></script>')).toBeNull();
});

it.each([
  ['markup behind it', `${business}<img src=x onerror=alert(1)>`],
  ['markup in one of its texts', business.replace('\\u003c', '<b>')],
  ['a script behind it', `${business};alert(1)`],
  ['a script in one of its values', business.replace('"LocalBusiness"', 'alert(1)')],
  ['its beginning alone', '{"@context":"https://schema.org"'],
  ['another context', '{"@context":"https://schema.org.evil.example","@type":"Thing"}'],
  ['a list of it', `[${business}]`],
  ['data of another kind', '{"@type":"Thing"}'],
  ['nothing at all', 'null'],
  ['an empty text', ''],
  ['a script element with content', '<script>alert(1)</script>'],
])('refuses structured data with or as %s', (_, text) => {
  expect(rules.createHTML(text)).toBeNull();
  expect(rules.createScript(text)).toBeNull();
});

it('leaves browsers alone that know no Trusted Types', () => {
  vi.unstubAllGlobals();
  expect(limitMarkup).not.toThrow();
});
