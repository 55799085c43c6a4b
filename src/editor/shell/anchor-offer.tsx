import { useMemo } from 'react';
import { renameAnchor, valueAt } from '../../core/core.ts';
import { sectionsOf } from '../outline/describe-section.ts';
import type { Session } from '../session/session.ts';
import type { Path } from '../store/store.ts';
import { Button } from '../ui/parts.tsx';
import { dataBefore, savedTexts } from './former-values.ts';
import { dataOf, isPage } from './knowledge.ts';
import { toAction } from './page-actions.tsx';
import type { Action } from './state.ts';

interface AnchorOfferProps {
  readonly file: Path;
  readonly section: number | undefined;
  readonly texts: Readonly<Record<Path, string>>;
  readonly session: Session;
  readonly dispatch: (action: Action) => void;
}

function listIds(data: unknown): readonly (string | undefined)[] {
  return sectionsOf(data).map((section) => {
    const id = valueAt(section, ['id']);
    return typeof id === 'string' ? id : undefined;
  });
}

/** What a section's id was before it got another one; nothing where that is not certain. */
function findOldId(before: unknown, now: unknown, section: number): string | undefined {
  const [old, ids] = [listIds(before), listIds(now)];
  const id = ids[section];
  if (id === undefined || !/^[a-z][a-z0-9-]*$/.test(id) || old.includes(id)) return undefined;
  const lost = old.filter((one) => one !== undefined && !ids.includes(one));
  if (lost.length === 1) return lost[0];
  return lost.find((one) => one === old[section]);
}

/** Offers to change the links to a section whose id is another than when it was saved, also once that is saved too. */
export function AnchorOffer({ file, section, texts, session, dispatch }: AnchorOfferProps) {
  const { base, past } = session;
  const edit = useMemo(() => {
    if (section === undefined || !isPage(file)) return undefined;
    const now = dataOf(file, texts[file] ?? null);
    const to = listIds(now)[section];
    const saved = [...savedTexts(past, file), base[file]?.text ?? ''].map(dataBefore);
    const from = saved.map((before) => findOldId(before, now, section)).findLast((id) => id !== undefined);
    return from === undefined || to === undefined ? undefined : renameAnchor(texts, { file, from, to });
  }, [file, section, texts, base, past]);
  if (edit?.ok !== true || edit.links === 0) return null;
  const words = edit.links === 1 ? 'o link que leva aqui' : `os ${edit.links} links que levam aqui`;
  return (
    <Button
      type="button"
      onClick={() =>
        dispatch(
          toAction(edit, {
            label: 'mudar os links de uma seção',
            file,
            section,
            said:
              edit.links === 1 ? 'O link leva aqui de novo.' : `Os ${edit.links} links levam aqui de novo.`,
          }),
        )
      }
    >
      Mudar também {words}
    </Button>
  );
}
