import { expect, it } from 'vitest';
import { wishNoPicture } from './value-wish.ts';

const item = ['sections', 0, 'items', 0];
const at = (name: string) => [...item, name];
const page = (picture: string) =>
  `sections:\n- type: team\n  items:\n  - name: Ana\n${picture}    role: Recepção # até maio\n`;

it('takes a picture away with what speaks of it, and nothing else', () => {
  const { edit } = wishNoPicture(at('image'), [at('imageAlt'), at('focus')]);
  const whole = page('    image: ana.jpg\n    imageAlt: Ana no balcão.\n    focus: left\n');
  expect(edit(whole)).toEqual({ ok: true, text: page('') });
  expect(edit(page('    image: ana.jpg\n'))).toEqual({ ok: true, text: page('') });
});
