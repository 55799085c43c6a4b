import { describeConflict, readData, valueAt, type SiteLink } from '../../core/core.ts';
import type { Choice } from './page-choice.tsx';

/** Where a link is written, in a person's words: `Início: Capa, botão 1 (Agendar)`. */
export function describeLink(
  { file, path, isInText }: SiteLink,
  texts: Readonly<Record<string, string>>,
  choices: readonly Choice[],
): string {
  const data = readData(texts[file] ?? '');
  const name = choices.find((choice) => choice.path === file)?.label ?? file;
  const where = file.startsWith('_shared/') ? `Seção compartilhada "${name}"` : name;
  const around = path.slice(0, -1);
  if (path[0] === 'redirects')
    return `${where}: endereço antigo ${String(valueAt(data, [...around, 'from']))}`;
  const place = describeConflict({ path: isInText ? path : around, ours: '', theirs: '' }, data);
  const label = isInText ? undefined : valueAt(data, [...around, 'label']);
  return `${where}: ${place}${typeof label === 'string' ? ` (${label})` : ''}`;
}
