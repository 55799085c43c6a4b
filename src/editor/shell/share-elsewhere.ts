import {
  describeConflict,
  readData,
  removeField,
  setValue,
  valueAt,
  type SiteEdit,
} from '../../core/core.ts';
import type { Elsewhere } from '../form/desk.ts';
import type { Path } from '../store/store.ts';
import type { Look } from './hours-elsewhere.ts';
import { nameFile } from './name-file.ts';
import { toAction } from './page-actions.tsx';
import type { Action } from './state.ts';

const shared = ['meta', 'image'];
const focus = ['meta', 'focus'];

/** Whether some data have a text anywhere. */
const hasText = (data: unknown, said: string): boolean =>
  data === said ||
  (typeof data === 'object' && data !== null && Object.values(data).some((one) => hasText(one, said)));

/** Writes another picture for whoever shares an address, whose part in sight was chosen for the one before. */
function share(texts: Look['texts'], file: Path, picture: string): SiteEdit {
  const edit = setValue(texts[file] ?? '', shared, picture);
  const hasFocus = edit.ok && valueAt(readData(edit.text), focus) !== undefined;
  const done = hasFocus ? removeField(edit.text, focus) : edit;
  return done.ok ? { ok: true, texts: { [file]: done.text }, links: 0 } : done;
}

/**
 * Where whoever shares a page's address still sees the picture that the page had in the place of another: its own, or on the home page
 * that of the site. Nothing while the page shows it elsewhere.
 */
export function findShareElsewhere(
  { files, texts, file, section, path, former }: Look & { readonly former: unknown },
  dispatch: (action: Action) => void,
): readonly Elsewhere[] {
  const data = files[file];
  const now = valueAt(data, path);
  const isPicture = path[0] === 'sections' && path.at(-1) === 'image';
  if (!isPicture || typeof former !== 'string' || typeof now !== 'string' || now === '') return [];
  const own = valueAt(data, shared);
  const isOfSite = own === undefined && file === 'index.yaml';
  const at = isOfSite ? 'site.yaml' : file;
  if (valueAt(files[at], shared) !== former || hasText(valueAt(data, ['sections']), former)) return [];
  const name = `${nameFile(at, files[at]).label}, ${describeConflict({ path: shared }, files[at])}`;
  const label = 'trocar também a foto de quando o endereço é compartilhado';
  const said = `Quem compartilha o endereço ${isOfSite ? 'do site' : 'desta página'} mostra agora a foto nova.`;
  return [
    {
      told: `A foto de antes ainda está no que aparece quando alguém compartilha o endereço ${isOfSite ? 'do site' : 'desta página'}:`,
      places: [{ name }],
      label: 'Pôr a foto nova lá também',
      onFollow: () => dispatch(toAction(share(texts, at, now), { label, file, section, said })),
    },
  ];
}
