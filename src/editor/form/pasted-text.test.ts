import { expect, it } from 'vitest';
import { pastedText, pastedWhole, withoutSigns } from './pasted-text.ts';

it('takes the signs of word processors out of a text, and none that is seen', () => {
  expect(withoutSigns('CEP\u00A099010\u2011032')).toBe('CEP 99010-032');
  expect(withoutSigns('\uFEFFPas\u00ADso\u200B Fundo')).toBe('Passo Fundo');
  expect(withoutSigns('“Olá” – 👩‍⚕️ ❤️')).toBe('“Olá” – 👩‍⚕️ ❤️');
});

it('gives the lines of a list within a list the sign that a text has for them', () => {
  const bare = (text: string) => withoutSigns(text);
  expect(bare('•\tração\n•\tcoberta\no\tbrinquedo preferido')).toBe(
    '•\tração\n•\tcoberta\n• brinquedo preferido',
  );
  expect(bare('Traga:\n§\ta carteira\n  o\ta coberta')).toBe('Traga:\n• a carteira\n• a coberta');
  expect(bare('\uF0B7 a carteira\n\uF0A7\ta coberta')).toBe('• a carteira\n• a coberta');
  expect(bare('o\t   a carteira\r\no\ta coberta')).toBe('• a carteira\r\n• a coberta');
  for (const text of ['o dia todo', 'o\tsim\tnão', 'Artigo § 2', 'zero\tum']) expect(bare(text)).toBe(text);
});

it('takes out who wrote when, as a chat puts it before each message, and nothing of what was written', () => {
  const paste = (text: string) =>
    pastedText({ clipboardData: { getData: () => text } as unknown as DataTransfer });
  expect(paste('[10:32, 03/12/2026] Ana: Exame 140\n[10:33, 03/12/2026] Ana: laudo 60')).toBe(
    'Exame 140\nlaudo 60',
  );
  expect(paste(' Exame [140] \n')).toBe(' Exame [140] \n');
  expect(paste('[10:32, 03/12/2026] Ana: ')).toBe('[10:32, 03/12/2026] Ana: ');
  const agenda = '05/12/2026 19:00 - Palestra: Flores\n06/12/2026 09:00 - Feira: adubo';
  expect(paste(agenda)).toBe(agenda);
  expect(paste('05/12/2026 19:00 - Ana: Oi\n05/12/2026 19:01 - Ana: Tudo?')).toBe('Oi\nTudo?');
});

it('takes the head of a letter out at once, in which an address stands, and keeps it for what reads who wrote it', () => {
  const letter = 'De: Ana <ana@exemplo.com>\nPara: loja@exemplo.com\n\nAdorei!';
  const clipboardData = { getData: () => letter } as unknown as DataTransfer;
  expect(pastedText({ clipboardData })).toBe('Adorei!');
  expect(pastedWhole({ clipboardData })).toBe(letter);
});
