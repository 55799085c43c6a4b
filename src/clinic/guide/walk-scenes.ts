import { formatDiff } from '../../content/fix/diff.ts';
import { moveSection } from '../../content/edit/move.ts';
import { setValue } from '../../content/edit/set-value.ts';
import { pageName } from './changes.ts';
import type { Scene } from './scenes.ts';

/** The headline that the walk types. */
export const headline = 'Banho sem susto, pet cheiroso';

const told = {
  'visual-inicio': 'A página aberta no editor visual, com os primeiros passos.',
  'visual-arrastar': 'As Dúvidas na mão, a caminho de cima dos Pacotes.',
  'visual-texto': `O título da capa: ${headline}`,
  'visual-foto': 'As fotos do site, para escolher.',
  'visual-mudancas': '',
  'visual-celular': 'A lista das seções em um celular.',
} as const;

export type WalkStep = keyof typeof told;

/** The lines that the walk changes in its page, as `git diff` tells them. */
function walkDiff(before: string): string {
  const moved = moveSection(before, 6, 3);
  const typed = moved.ok ? setValue(moved.text, ['sections', 0, 'title'], headline) : moved;
  if (!typed.ok) throw new Error(`The guide's page no longer fits its walk: ${typed.reason}`);
  return formatDiff(`${pageName}.yaml`, before, typed.text);
}

/** The pictures of the walk through the editor. */
export function makeWalk(page: string): readonly Scene[] {
  return Object.entries(told).map(([name, words]) => ({
    name,
    kind: 'editor',
    shown: name === 'visual-mudancas' ? walkDiff(page) : words,
  }));
}
