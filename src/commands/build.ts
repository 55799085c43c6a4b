import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { check, type CheckedContent } from '../content/check.ts';
import { findHeavyPages, type PageWeight } from '../content/validate/heavy-pages.ts';
import type { Progress } from '../content/pictures/in-turn.ts';
import type { Places } from '../content/load/load.ts';
import type { Conditions } from '../content/validate/validate.ts';
import { hasErrors } from '../content/problems/problem.ts';
import { formatProblems, formatReport } from '../content/present/report.ts';
import { tellLimits, type FileCount } from '../host/limits.ts';
import { readArguments } from './arguments.ts';
import { shownPath } from './files.ts';
import { conclude } from './conclude.ts';
import { Refusal } from './refusal.ts';
import { contentOptions, contentSettings } from './settings.ts';
import type { Watch } from './site-folder/deliver.ts';
import { explainFault } from './site-folder/faults.ts';
import { bySystem, findSiteFolder } from './site-folder/find-folder.ts';
import type { Former } from './site-folder/former.ts';
import { openSiteFolder } from './site-folder/open-folder.ts';
import type { Command, Terminal } from './terminal.ts';

const usage =
  'Usage: npm run build -- [--pages DIR] [--public DIR] [--on 2026-01-31] [--out dist] [--share none] [--compress none]';

const options = {
  ...contentOptions,
  out: { type: 'string', default: 'dist' },
  share: { type: 'string' },
  compress: { type: 'string' },
} as const;

/** What writes a site into an empty folder. */
export type MakeSite = (order: {
  readonly root: string;
  readonly outDir: string;
  readonly places: Places;
  readonly checked: CheckedContent;
  /** The day that the site is built for, as ISO. */
  readonly day: string;
  /** Whether compressed files are to stand beside those of text. */
  readonly isCompressed: boolean;
  /** What the last build left in the site's folder. */
  readonly former: Former;
  readonly progress: Progress;
}) => Promise<{ readonly files: number; readonly bytes: number; readonly weights: readonly PageWeight[] }>;

/** How many names of files a message takes. */
const mostNamed = 8;

function tellForeign(foreign: readonly string[], out: string, { print }: Terminal): void {
  const names = foreign.filter((path) => !bySystem.test(path));
  if (names.length === 0) return;
  const named = names.slice(0, mostNamed).map((name) => `"${name}"`);
  const rest = names.length > mostNamed ? ` e mais ${names.length - mostNamed}` : '';
  print(
    `Em "${out}" há algo que não veio da montagem, e que ficou onde está: ${named.join(', ')}${rest}. ` +
      'Se é do site, guarde-o em public; se não, tire-o de lá.',
  );
}

/** Whether something is left out; what is neither that nor the usual is refused. */
function isLeftOut(name: string, typed: string | undefined): boolean {
  if (typed === undefined || typed === 'none') return typed === 'none';
  throw new Refusal(`--${name} só aceita "none".\n${usage}`, 2);
}

interface Job {
  readonly places: Places;
  readonly out: string;
  readonly folder: string;
  readonly conditions: Conditions;
  readonly isCompressed: boolean;
}

/** How many files the content makes, its pictures' variants aside. */
export function countFiles({ pages, redirects, content }: CheckedContent, isCompressed: boolean): FileCount {
  const shares = pages.filter(({ share }) => share !== undefined).length;
  // A page is a document and its data; an old address leads on with and without a slash.
  const texts = 2 * (pages.length + redirects.length);
  const plain = texts + shares + (content.publicFiles?.length ?? 0);
  return { plain, files: plain + (isCompressed ? 2 * texts : 0) };
}

/** Checks the content and writes the site, with the folder in hand. */
async function work(
  { places, out, folder, conditions, isCompressed }: Job,
  { makeSite, watch }: { makeSite: MakeSite; watch: Watch | undefined },
  terminal: Terminal,
): Promise<number> {
  const { print, project } = terminal;
  const tellWaiting = () => print(`Outra montagem está escrevendo em "${out}". Esperando que termine…`);
  const site = await openSiteFolder(folder, { cache: places.cache, tellWaiting, watch });
  try {
    const checked = await check(places, conditions);
    const { content, validated } = checked;
    if (validated.problems.length > 0) print(formatReport(validated.problems, content.sources));
    if (hasErrors(validated.problems)) return 1;
    const limits = tellLimits(countFiles(checked, isCompressed));
    if (limits !== undefined) print(limits);
    const progress = terminal.makeProgress('Preparando fotos');
    const { result, foreign } = await site.release((outDir, former) =>
      makeSite({
        root: project.root,
        outDir,
        places,
        checked,
        day: conditions.today,
        isCompressed,
        former,
        progress,
      }),
    );
    const heavy = findHeavyPages(checked, result.weights);
    if (heavy.length > 0) print(`\n${formatProblems(heavy, content.sources).join('\n\n')}\n`);
    tellForeign(foreign, out, terminal);
    const size = `${result.files} arquivos, ${Math.round(result.bytes / 1024)} kB`;
    print(`${checked.pages.length} páginas em ${out}/ (${size}).`);
    return 0;
  } finally {
    await site.close();
  }
}

/**
 * Makes the command that builds the site. Until the new site is whole the former one is served untouched. Exit code 1 for
 * content with errors, 2 for a folder that is not a site's, or for what the machine refuses.
 */
export function makeBuild(makeSite: MakeSite, watch?: Watch): Command {
  return (words, given) =>
    conclude(given, async (terminal) => {
      const explain = (message: string) => `${message}\n${usage}`;
      const { values } = readArguments(words, { options, takesWords: false, explain });
      const { out } = values;
      const hasShares = !isLeftOut('share', values.share);
      const isCompressed = !isLeftOut('compress', values.compress);
      const { places, conditions } = contentSettings(values, terminal);
      const content = [places.pages, dirname(places.images), places.cache];
      const folder = await findSiteFolder(out, { ...terminal, ...terminal.project, content });
      if (!existsSync(places.pages)) throw new Refusal(`A pasta "${values.pages}" não existe.\n${usage}`, 2);
      try {
        const job = { places, out, folder, conditions: { ...conditions, hasShares }, isCompressed };
        return await work(job, { makeSite, watch }, terminal);
      } catch (error) {
        const show = (path: string) => shownPath(path, terminal);
        const told = explainFault(error, { out, outFolder: folder, cache: places.cache, show });
        throw told === undefined ? error : new Refusal(told, 2);
      }
    });
}
