import { change, textsOf } from '../session/session.ts';
import { joinDrafts } from '../session/join-drafts.ts';
import { findAddressed } from './address.ts';
import type { LeftDraft } from './drafts.ts';
import { baseOf, type Loaded } from './load.ts';
import type { OwnSaves } from './own-saves.ts';
import { begin } from './state.ts';

const recovered = 'O que não tinha sido salvo da última vez está de volta.';

/** What waits in this browser until something else is saved. */
export const waiting =
  'Outra janela tinha mudado os mesmos textos: o que estava nela também está guardado. Salve e recarregue a página para escolher o que fica.';

/** The editor as it opens, with what was left unsaved in this browser. */
export function restoreDrafts(first: Loaded, drafts: readonly LeftDraft[], ownSaves: OwnSaves) {
  const base = baseOf(first);
  const state = begin(first.listing, base, findAddressed(base));
  const { carried, unchosen, taken, left } = joinDrafts(drafts, base);
  if (carried === undefined) return { state, clash: undefined, unchosen, taken, left };
  // What was not saved may be the very page that the address names.
  const texts = textsOf(carried.session);
  const text = left.length > 0 ? `${recovered} ${waiting}` : recovered;
  const notice = { tone: 'good', text } as const;
  const opened = begin(first.listing, base, findAddressed(texts));
  const spot = { file: opened.file, path: [] };
  const { changed } = carried.session;
  // Its steps are gone; all of it together is one, so that there is a way back.
  const session = change(opened.session, { label: 'o que não tinha sido salvo', texts: changed, spot });
  return {
    state: { ...opened, session, notice },
    clash: unchosen && {
      ...carried,
      author: ownSaves.authorOf(unchosen.base, base, Object.keys(unchosen.changed)),
    },
    unchosen,
    taken,
    left,
  };
}

export type Restored = ReturnType<typeof restoreDrafts>;
