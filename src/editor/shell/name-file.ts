import { valueAt } from '../../core/core.ts';
import { describeSection } from '../outline/describe-section.ts';
import type { Path } from '../store/store.ts';
import type { Choice } from './page-choice.tsx';

/** What the colours in a file are called, without what is said of them. */
export function nameTheme(name: string, data: unknown): string {
  const said = valueAt(data, ['name']);
  return typeof said === 'string' ? (said.split(':')[0] ?? name) : name;
}

/** What a page's title says of the page itself; behind a sign many say the site's name once more. */
export function ownTitle(title: string): string {
  return title.split(/ [|–—] /)[0]?.trim() || title;
}

/** What a shared section is called: by its block and its title. */
function nameSection(data: unknown): string {
  if (data === undefined) return '';
  const { label, summary } = describeSection(data);
  return summary === '' ? label : `${label}: ${summary}`;
}

/** A file as somebody chooses it. */
export function nameFile(path: Path, data: unknown): Choice {
  const name = path.replace(/^.*\//, '').replace(/\.yaml$/, '');
  if (path === 'site.yaml') return { path, label: 'Dados do site', group: 'Site' };
  if (path.startsWith('_shared/'))
    return { path, label: nameSection(data) || name, group: 'Seções compartilhadas' };
  if (path.startsWith('_themes/')) return { path, label: `Cores: ${nameTheme(name, data)}`, group: 'Cores' };
  const title = valueAt(data, ['title']);
  const common = { index: 'Início', 404: 'Página não encontrada' }[name];
  const own = typeof title === 'string' ? `${ownTitle(title)} · /${name}` : `/${name}`;
  return { path, label: common ?? own, group: 'Páginas' };
}
