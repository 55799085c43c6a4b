import { readData } from '../../core/core.ts';
import { renamedTo } from '../session/carry-over.ts';
import type { Session } from '../session/session.ts';
import type { Path } from '../store/store.ts';
import { describeTexts } from './changes.tsx';
import { namesIn } from './knowledge.ts';
import { nameFile } from './name-file.ts';
import type { Author } from './own-saves.ts';
import type { Notice } from './state.ts';

/** What somebody else has changed, a line each, in plain words. */
export function describeOthers(before: Session['base'], now: Session['base']): readonly string[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const changed = paths.filter((path) => before[path]?.text !== now[path]?.text);
  const textsOf = (base: Session['base']) =>
    Object.fromEntries(changed.map((path) => [path, base[path]?.text ?? null]));
  const names = namesIn(Object.fromEntries(Object.entries(now).map(([path, { text }]) => [path, text])));
  return describeTexts(textsOf(before), textsOf(now), names).flatMap(({ place, changes }) =>
    changes.map((change) => `${place}: ${change}`),
  );
}

const openings = {
  person: {
    fresh: 'Outra pessoa mudou o site. Aqui está como ficou.',
    merged: 'Outra pessoa mudou o site. As mudanças dela e as suas estão juntas: confira e salve.',
    saved: 'Salvo, junto com o que outra pessoa mudou.',
  },
  window: {
    fresh: 'O site foi mudado em outra janela deste navegador. Aqui está como ficou.',
    merged:
      'O site foi mudado em outra janela deste navegador. As mudanças de lá e as daqui estão juntas: confira e salve.',
    saved: 'Salvo, junto com o que foi mudado em outra janela deste navegador.',
  },
} as const satisfies Record<Author, object>;

/** More changes than these are only counted. */
const mostTold = 4;

/** What is left of undoing on a page that another has changed, where that is less than it was. */
export function tellCut(steps: number): string {
  if (steps === 0) return 'O que você fez antes disso já não se desfaz passo a passo.';
  return `Desfazer volta só ${steps === 1 ? 'o último passo' : `os últimos ${steps} passos`}.`;
}

/** Says what became of the file that is open, where others have deleted it or given it another name. */
export function tellMoved(file: Path, before: Session['base'], now: Session['base']): string | undefined {
  const text = before[file]?.text;
  if (text === undefined || file in now) return undefined;
  const to = renamedTo(file, before, now);
  const nameOf = (path: Path) => `“${nameFile(path, readData(text)).label}”`;
  return to === undefined
    ? `${nameOf(file)}, que estava aberta aqui, foi apagada.`
    : `${nameOf(file)}, que está aberta aqui, agora é ${nameOf(to)}.`;
}

/** Says that somebody else or another window has changed the site, and what. `own` is what follows from it for who reads that. */
export function tellOthers(
  changes: readonly string[],
  opening: keyof (typeof openings)[Author],
  { author, own }: { readonly author: Author; readonly own?: string | undefined },
): Notice {
  const more = changes.length - mostTold;
  const rest = more > 0 ? [more === 1 ? 'e mais 1 mudança' : `e mais ${more} mudanças`] : [];
  const text = [openings[author][opening], own].filter(Boolean).join(' ');
  return { tone: 'good', text, lines: [...changes.slice(0, mostTold), ...rest] };
}
