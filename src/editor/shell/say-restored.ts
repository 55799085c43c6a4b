import { listed } from '../ui/listed.ts';
import { readData, valueAt } from '../../core/core.ts';
import { isHiddenSection, sectionsOf } from '../outline/describe-section.ts';
import { sharedBy } from './knowledge.ts';

/** The shared sections of a page, by name, with what each is called. */
function sharedOn(text: string, texts: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const shared = sectionsOf(readData(text)).flatMap((section) => {
    const found = sharedBy(section, texts);
    if (found === undefined || isHiddenSection(found.section)) return [];
    const title = valueAt(found.section, ['title']);
    const said = typeof title === 'string' ? title : found.name;
    return [[found.name, said.length > 60 ? `${said.slice(0, 59).trimEnd()}…` : said] as const];
  });
  return new Map(shared);
}

interface Restored {
  readonly moment: string;
  /** The page as it was until now, and as it is again. */
  readonly before: string;
  readonly now: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Says that an earlier version is back, and which sections of several pages it has not: a notice of today went unseen. */
export function sayRestored({ moment, before, now, texts }: Restored): string {
  const kept = sharedOn(now, texts);
  const lost = [...sharedOn(before, texts)].flatMap(([name, title]) =>
    kept.has(name) ? [] : [`“${title}”`],
  );
  const back = `A versão de ${moment} está de volta`;
  return lost.length === 0
    ? `${back}. Confira a página e salve.`
    : `${back}, sem ${listed.format(lost)}, que ela não tinha. Confira a página e salve.`;
}
