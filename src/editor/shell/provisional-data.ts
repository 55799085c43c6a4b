import { isExample, removeField, removeItem, valueAt } from '../../core/core.ts';
import type { Elsewhere } from '../form/desk.ts';
import type { FieldPath } from '../form/wishes.ts';
import { toAction } from './page-actions.tsx';
import type { Action } from './state.ts';

/** The data of the site that may be noted as provisional, each as a sentence calls it. */
const known: Readonly<Record<string, string>> = {
  name: 'nome',
  phone: 'telefone',
  email: 'e-mail',
  url: 'endereço do site',
  social: 'perfil',
};

interface Look {
  readonly texts: Readonly<Record<string, string>>;
  /** The data of `site.yaml`, and those with each other value that the field has had, the last first. */
  readonly data: unknown;
  readonly formers: readonly unknown[];
  readonly path: FieldPath;
}

/** Offers to take a datum out of those that are noted as provisional, once another value than before stands in all of it. */
export function findProvisional(
  { texts, data, formers, path }: Look,
  dispatch: (action: Action) => void,
): readonly Elsewhere[] {
  const [name = ''] = path;
  const called = known[name];
  const noted = valueAt(data, ['placeholders']);
  const place = Array.isArray(noted) ? noted.indexOf(name) : -1;
  const value = valueAt(data, path);
  if (called === undefined || place === -1 || typeof value !== 'string') return [];
  const isChanged = formers.some((former) => valueAt(former, path) !== value);
  // Of several profiles each has to be another.
  if (!isChanged || isExample(valueAt(data, [name]))) return [];
  const onFollow = () => {
    const text = texts['site.yaml'] ?? '';
    const isLast = Array.isArray(noted) && noted.length === 1;
    const edit = isLast ? removeField(text, ['placeholders']) : removeItem(text, ['placeholders'], place);
    const done = edit.ok ? ({ ok: true, texts: { 'site.yaml': edit.text }, links: 0 } as const) : edit;
    dispatch(
      toAction(done, {
        label: `tirar "o ${called}" dos dados provisórios`,
        file: 'site.yaml',
        section: undefined,
        said: `O ${called} não está mais nos dados provisórios.`,
      }),
    );
  };
  return [
    {
      told: `Em Dados provisórios o ${called} ainda está marcado. Tire a marca só quando for o verdadeiro.`,
      places: [],
      label: `Este já é o ${called} de verdade`,
      onFollow,
    },
  ];
}
