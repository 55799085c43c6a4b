import { isRecord, routeOfFile, valueAt, type Edit } from '../../core/core.ts';
import type { Elsewhere } from '../form/desk.ts';
import { addItem } from '../form/wishes.ts';
import type { Path } from '../store/store.ts';
import type { Look } from './hours-elsewhere.ts';
import { toAction } from './page-actions.tsx';
import type { Action } from './state.ts';
import { tellFollowed } from './tell-followed.ts';

const leadsTo = (links: unknown, to: unknown) =>
  Array.isArray(links) && links.some((link) => valueAt(link, ['to']) === to);

const parts: Readonly<Record<string, string>> = { header: 'menu', footer: 'rodapé' };

/** The pages with a menu or a foot of their own in which a link is not that was added to the site's. */
export function findMenusElsewhere(look: Look, dispatch: (action: Action) => void): readonly Elsewhere[] {
  const { files, texts, file, section, path, before } = look;
  const [part = '', list, index, name] = path;
  const place = parts[part];
  if (file !== 'site.yaml' || place === undefined || list !== 'links' || name !== 'to' || path.length !== 4)
    return [];
  const link = valueAt(files[file], [part, 'links', Number(index)]);
  const [label, to] = ['label', 'to'].map((field) => valueAt(link, [field]));
  const isNew = isRecord(link) && !leadsTo(valueAt(before, [part, 'links']), to);
  if (!isNew || typeof label !== 'string' || label === '' || typeof to !== 'string' || !to.startsWith('/'))
    return [];
  const lacking = Object.keys(files).filter((one) => {
    const links = valueAt(files[one], [part, 'links']);
    return routeOfFile(one) !== undefined && Array.isArray(links) && !leadsTo(links, to);
  });
  if (lacking.length === 0) return [];
  const nameOf = (one: Path) => routeOfFile(one) ?? one;
  const follow = (some: readonly Path[]) => () => {
    const edits = some.map((one): [Path, Edit] => [
      one,
      addItem(texts[one] ?? '', [part, 'links'], { label, to }),
    ]);
    const refused = edits.map(([, edit]) => edit).find((edit) => !edit.ok);
    const changed = Object.fromEntries(edits.flatMap(([one, edit]) => (edit.ok ? [[one, edit.text]] : [])));
    const done = refused?.ok === false ? refused : ({ ok: true, texts: changed, links: 0 } as const);
    const told = tellFollowed(`"${label}" está agora também no ${place} de`, some.map(nameOf));
    dispatch(toAction(done, { label: `pôr um link no ${place} das páginas`, file, section, ...told }));
  };
  return [
    {
      told: `${lacking.length === 1 ? 'Esta página tem' : 'Estas páginas têm'} ${place} próprio, e nele este link não está:`,
      verb: 'Pôr',
      places: lacking.map((one) => ({ name: nameOf(one), onFollow: follow([one]) })),
      onFollow: follow(lacking),
    },
  ];
}
