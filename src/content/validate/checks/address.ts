import { splitStreet } from '../../../fields/split-address.ts';
import { splitCity } from '../../../fields/state.ts';
import { finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { writeValue } from '../../problems/wording.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { lastLineOf } from '../../source/range.ts';
import { locate, type Source } from '../../source/source.ts';
import { isMapLink } from '../map-link.ts';
import type { Survey } from './links.ts';

/** The lines of the address with other parts; what stands between them, and behind them, stays. None where parts share a line. */
function rewrite(source: Source, parts: Readonly<Record<string, string>>) {
  const places = Object.entries(parts).map(([name, value]) => {
    const { line, column } = locate(source, ['address', name], 'key');
    const range = locate(source, ['address', name]);
    // What the team has noted behind it stays.
    const note = /^.*/.exec(source.text.slice(range.end))?.[0].trimEnd() ?? '';
    return { name, value, line, column, note, last: lastLineOf(range) };
  });
  if (
    new Set(places.map(({ line }) => line)).size < places.length ||
    places.some(({ note }) => /^[,}]/.test(note))
  )
    return { first: 0, last: 0, lines: [] };
  const first = Math.min(...places.map(({ line }) => line));
  const last = Math.max(...places.map((place) => place.last));
  const lines = source.text.split(/\r?\n/).slice(first - 1, last);
  for (const { name, value, line, last: end, column, note } of places.toSorted(
    (one, other) => other.line - one.line,
  )) {
    const written = `${(lines[line - first] ?? '').slice(0, column - 1)}${name}: ${writeValue(value)}${note}`;
    lines.splice(line - first, end - line + 1, written);
  }
  return { first, last, lines };
}

/** A link as people copy it, with or without what it begins with. */
const link = /\S*(?:https?:\/\/|www\.|goo\.gl\/)\S*/i;

/** A link where the street belongs: visitors would read it as the address. */
function checkLink({ site, siteSource }: Survey): readonly Problem[] {
  const { street = '' } = site.address;
  const [typed] = link.exec(street) ?? [];
  if (typed === undefined) return [];
  const isMap = isMapLink(typed.replace(/^(?!https?:)/i, 'https://'));
  return [placeProblem(siteSource, ['address', 'street'], finding('linkAsStreet', { isMap }))];
}

/** The state behind the town: visitors would read it twice. */
function checkCity({ site, siteSource }: Survey): readonly Problem[] {
  const { city, state: given } = site.address;
  const parts = splitCity(city);
  return parts === undefined
    ? []
    : [placeProblem(siteSource, ['address', 'city'], finding('stateInCity', { ...parts, given }))];
}

/** A whole address as the street: visitors would read its parts twice, and a map might go astray. */
function checkStreet({ site, siteSource }: Survey): readonly Problem[] {
  const { street = '', ...given } = site.address;
  const parts = splitStreet(street, given);
  if (parts === undefined) return [];
  const changed = Object.fromEntries(
    Object.entries(parts).filter(([name, part]) => part !== { street, ...given }[name]),
  );
  const mistake = finding('wholeAddress', {
    ...rewrite(siteSource, changed),
    parts: changed,
    code: changed['postalCode'],
  });
  return [placeProblem(siteSource, ['address', 'street'], mistake)];
}

/** Where the parts of the address of `site.yaml` say more than their own part, or something else. */
export function checkAddress(survey: Survey): readonly Problem[] {
  const links = checkLink(survey);
  return [...(links.length > 0 ? links : checkStreet(survey)), ...checkCity(survey)];
}
