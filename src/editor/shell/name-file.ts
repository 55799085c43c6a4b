import { valueAt } from '../../core/core.ts';
import type { Path } from '../store/store.ts';
import type { Choice } from './page-choice.tsx';

/** What the colours in a file are called, without what is said of them. */
export function nameTheme(name: string, data: unknown): string {
  const said = valueAt(data, ['name']);
  return typeof said === 'string' ? (said.split(':')[0] ?? name) : name;
}

/** A file as somebody chooses it. */
export function nameFile(path: Path, data: unknown): Choice {
  const name = path.replace(/^.*\//, '').replace(/\.yaml$/, '');
  if (path === 'site.yaml') return { path, label: 'Dados do site', group: 'Site' };
  if (path.startsWith('_shared/')) return { path, label: name, group: 'Seções compartilhadas' };
  if (path.startsWith('_themes/')) return { path, label: nameTheme(name, data), group: 'Cores' };
  const title = valueAt(data, ['title']);
  const label = name === 'index' ? 'Início' : name === '404' ? 'Página não encontrada' : `/${name}`;
  return {
    path,
    label:
      typeof title === 'string' && name !== 'index' ? `${label} · ${title.split('|')[0]?.trim()}` : label,
    group: 'Páginas',
  };
}
