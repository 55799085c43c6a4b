import { judgeColors, type ThemeColors } from '../../../fields/palette.ts';
import { theme as themeSchema } from '../../../fields/theme.ts';
import type { Content } from '../../load/content.ts';
import { choose, finding } from '../../problems/finding.ts';
import type { Meaning } from '../../problems/kinds/kind.ts';
import { hasErrors, type Problem } from '../../problems/problem.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { valueAt } from '../../source/place.ts';
import type { Source } from '../../source/source.ts';
import { parse } from '../pages.ts';

/** The themes of the site: what is wrong with them, and the colours of those that are sound, by name. */
export interface Themes {
  /** Their names, each with what its file says of its colours. */
  readonly names: readonly Meaning[];
  readonly colors: ReadonlyMap<string, ThemeColors>;
  readonly problems: readonly Problem[];
}

interface Theme {
  readonly colors?: ThemeColors;
  readonly problems: readonly Problem[];
}

function readTheme(source: Source): Theme {
  const { data, problems } = parse({ source, base: [], schema: themeSchema });
  if (data === undefined) return { problems };
  const { name: _, ...written } = data;
  const { colors, clashes } = judgeColors(written);
  const told = clashes.map((clash) => {
    const isOwn = Object.hasOwn(written, clash.against);
    return placeProblem(source, [clash.role], finding('lowContrast', { ...clash, isOwn }));
  });
  return { colors, problems: told };
}

const kept = new WeakMap<Source, Theme>();

/** Colours are judged once, however often the content around them is checked. */
function readThemeOnce(source: Source): Theme {
  const theme = kept.get(source) ?? readTheme(source);
  kept.set(source, theme);
  return theme;
}

/** What a theme says of itself. */
function meaningOf(data: unknown): string {
  const name = valueAt(data, ['name']);
  return typeof name === 'string' ? name : '';
}

/** Reads the files of `_themes`. One that cannot be read is known by its name, so that its pages are not told too. */
export function readThemes({ sources, problems }: Content): Themes {
  const files = sources.filter(({ kind }) => kind === 'theme');
  const read = files.flatMap((source) =>
    source.data === undefined ? [] : [{ source, ...readThemeOnce(source) }],
  );
  const isSound = (file: string, own: readonly Problem[]) =>
    !hasErrors([...own, ...problems.filter((problem) => problem.file === file)]);
  return {
    names: files.map(({ name, data }) => ({ word: name, meaning: meaningOf(data) })),
    colors: new Map(
      read.flatMap(({ source, colors, problems: own }) =>
        colors !== undefined && isSound(source.file, own) ? [[source.name, colors] as const] : [],
      ),
    ),
    problems: read.flatMap((one) => one.problems),
  };
}

/** The theme of the home page, or else any, for pages that nobody has given one yet. */
export function homeTheme({ sources }: Content): string {
  const home = sources.find(({ kind, name }) => kind === 'page' && name === 'index');
  const named = valueAt(home?.data, ['theme']);
  return typeof named === 'string' ? named : (sources.find(({ kind }) => kind === 'theme')?.name ?? '');
}

/** A page that names a theme that is not there. */
export function checkThemeName(source: Source, { names }: Themes): readonly Problem[] {
  const named = valueAt(source.data, ['theme']);
  if (typeof named !== 'string' || named === '' || names.some(({ word }) => word === named)) return [];
  const mistake = finding('unknownTheme', {
    ...choose(
      named,
      names.map(({ word }) => word),
    ),
    themes: names,
  });
  return [placeProblem(source, ['theme'], mistake)];
}
