import { isReserved, toSlug } from '../../core/core.ts';

/** Letters that fit into a name of the site with room for a number behind them. */
const most = 60;

/** How a photo of this machine is called in the site: as its own file, in the letters that serve there, and as no other of the names. */
export function namePhoto(file: string, ending: string, names: readonly string[]): string {
  const slug = toSlug(file.replace(/\.[^.]*$/, ''))
    .slice(0, most)
    .replace(/-$/, '');
  const stem = slug === '' || slug === 'site' || isReserved(slug) ? `foto-${slug}`.replace(/-$/, '') : slug;
  const isTaken = (name: string) => names.some((known) => known.toLowerCase() === name);
  let name = `${stem}.${ending}`;
  for (let number = 2; isTaken(name); number += 1) name = `${stem}-${number}.${ending}`;
  return name;
}
