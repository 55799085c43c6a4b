import { expect, it } from 'vitest';
import { sayRestored } from './say-restored.ts';

const hero = '- type: hero\n  title: Olá\n';
const use = '- type: use\n  section: aviso\n';
const page = (sections: string) => `title: A\nsections:\n${sections}`;
const texts = { '_shared/aviso.yaml': 'type: notice\ntitle: Fechamos no Natal\n' };

it('says that a version is back, and which shared section it has not', () => {
  const say = (before: string, now: string) => sayRestored({ moment: 'ontem', before, now, texts });
  const lost = say(page(use + hero), page(hero));
  expect(lost).toBe(
    'A versão de ontem está de volta, sem “Fechamos no Natal”, que ela não tinha. Confira a página e salve.',
  );
  const plain = 'A versão de ontem está de volta. Confira a página e salve.';
  expect(say(page(use + hero), page(hero + use))).toBe(plain);
  expect(say(page(hero), page(use + hero))).toBe(plain);
});
