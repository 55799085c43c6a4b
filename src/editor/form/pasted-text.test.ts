import { expect, it } from 'vitest';
import { withoutSigns } from './pasted-text.ts';

it('takes the signs of word processors out of a text, and none that is seen', () => {
  expect(withoutSigns('CEP\u00A099010\u2011032')).toBe('CEP 99010-032');
  expect(withoutSigns('\uFEFFPas\u00ADso\u200B Fundo')).toBe('Passo Fundo');
  expect(withoutSigns('“Olá” – 👩‍⚕️ ❤️')).toBe('“Olá” – 👩‍⚕️ ❤️');
});
