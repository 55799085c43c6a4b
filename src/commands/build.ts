import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkSite } from '../content/known/check-site.ts';
import { untilUnchanged } from '../content/known/shelf.ts';
import type { Site } from '../content/known/site.ts';
import { pruneCache } from '../content/pictures/disk-cache.ts';
import { findHeavyPages } from '../content/validate/heavy-pages.ts';
import type { Places } from '../content/load/load.ts';
import type { Conditions } from '../content/validate/validate.ts';
import { hasErrors } from '../content/problems/problem.ts';
import { formatProblems, formatReport } from '../content/present/report.ts';
import { tellLimits, type FileCount } from '../host/limits.ts';
import { readArguments } from './arguments.ts';
import type { BuildStep, Drafting, MakePart, Makers, Part, StepProgress } from './build-orders.ts';
import { shownPath } from './files.ts';
import { conclude } from './conclude.ts';
import { nameLoadedProgram } from './program.ts';
import { Refusal } from './refusal.ts';
import { contentOptions, contentSettings } from './settings.ts';
import { explainFault } from './site-folder/faults.ts';
import { bySystem, findSiteFolder } from './site-folder/find-folder.ts';
import { recordsFolder } from './site-folder/former.ts';
import { mayWrite } from './site-folder/may-write.ts';
import { openSiteFolder } from './site-folder/open-folder.ts';
import type { Command, Terminal } from './terminal.ts';

const usage =
  'Usage: npm run build -- [--pages DIR] [--public DIR] [--on 2026-01-31] [--out dist] [--share none] [--compress none] [--shard 3/8 | --merge]';

const options = {
  ...contentOptions,
  out: { type: 'string', default: 'dist' },
  share: { type: 'string' },
  compress: { type: 'string' },
  shard: { type: 'string' },
  merge: { type: 'boolean', default: false },
} as const;

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
  /** The part that is to be made, where it is not the whole site. */
  readonly part: Part | undefined;
  /** Whether parts have made the pages. */
  readonly isMerge: boolean;
}

/** The part that `3/8` names. */
function readPart(typed: string | undefined, isMerge: boolean): Part | undefined {
  if (typed === undefined) return undefined;
  if (isMerge)
    throw new Refusal(
      `Escolha um: --shard faz uma parte, e --merge o site inteiro depois delas.\n${usage}`,
      2,
    );
  const [, number = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(typed) ?? []).map(Number);
  if (number >= 1 && number <= of) return { number, of };
  throw new Refusal(`--shard pede a parte e quantas são, como 3/8.\n${usage}`, 2);
}

/** How many files the content makes, its pictures' variants aside. */
export function countFiles({ pages, redirects, content }: Site, isCompressed: boolean): FileCount {
  const shares = pages.filter(({ summary }) => summary.share !== undefined).length;
  // A page is a document and its data; an old address leads on with and without a slash.
  const texts = 2 * (pages.length + redirects.length);
  const plain = texts + shares + (content.publicFiles?.length ?? 0);
  return { plain, files: plain + (isCompressed ? 2 * texts : 0) };
}

/** The checked site, its problems told; nothing where it has errors. */
async function checkAloud(
  { places, conditions }: Job,
  { print, project, makeProgress }: Terminal,
  draft?: Drafting['draft'],
): Promise<Site | undefined> {
  const progress = makeProgress('Conferindo páginas');
  const program = nameLoadedProgram(project.root);
  const site = await checkSite(places, { ...conditions, program, isMade: true, draft, progress });
  if (site.problems.length > 0) print(formatReport(site.problems, site.content.sources));
  return hasErrors(site.problems) ? undefined : site;
}

const steps: Readonly<Record<BuildStep, string>> = {
  copies: 'Copiando arquivos',
  pictures: 'Preparando fotos',
  shares: 'Desenhando imagens de compartilhamento',
  pages: 'Montando páginas',
  texts: 'Comprimindo arquivos',
};

function makeStepProgress({ makeProgress }: Terminal): StepProgress {
  return Object.fromEntries(Object.entries(steps).map(([step, verb]) => [step, makeProgress(verb)]));
}

/** Checks the content and makes a part of the site, for a build to come. */
async function workOnPart(job: Job, part: Part, makePart: MakePart, terminal: Terminal): Promise<number> {
  const cache = shownPath(job.places.cache, terminal);
  if (!mayWrite(job.places.cache))
    throw new Refusal(
      `Não é permitido escrever em "${cache}", onde a parte seria guardada. Nada foi feito. Dê a você permissão de escrever ali e rode de novo.`,
      2,
    );
  const site = await checkAloud(job, terminal);
  if (site === undefined) return 1;
  const { places, conditions, isCompressed } = job;
  const order = { root: terminal.project.root, places, site, day: conditions.today, isCompressed };
  const progress = makeStepProgress(terminal);
  const pages = await makePart({ ...order, progress }, part);
  terminal.print(`Parte ${part.number} de ${part.of}: ${pages} páginas prontas, guardadas em ${cache}.`);
  return 0;
}

/** The job with a cache that may be written. */
function withCache(job: Job, spare: string, terminal: Terminal): Job {
  const { places } = job;
  if (mayWrite(places.cache)) return job;
  terminal.print(
    `Não é permitido escrever em "${shownPath(places.cache, terminal)}", onde fica o que já foi preparado: o site sai igual, mas demora mais. Dê a você permissão de escrever ali.`,
  );
  return { ...job, places: { ...places, cache: spare } };
}

/** Checks the content and writes the site, with the folder in hand. */
async function work(
  given: Job,
  { makeSite, openDrafts, watch }: Makers,
  terminal: Terminal,
): Promise<number> {
  const { out, folder, conditions, isCompressed, isMerge } = given;
  const { print, project } = terminal;
  const tellWaiting = () => print(`Outra montagem está escrevendo em "${out}". Esperando que termine…`);
  const siteFolder = await openSiteFolder(folder, {
    cache: given.places.cache,
    tellWaiting,
    watch,
    progress: terminal.makeProgress('Gravando arquivos'),
  });
  try {
    const released = await siteFolder.release(async (outDir, former, spare) => {
      const job = withCache(given, spare, terminal);
      const { places } = job;
      const order = { root: project.root, outDir, places, day: conditions.today, isCompressed, former };
      const drafting = await openDrafts?.(order);
      const site = await checkAloud(job, terminal, drafting?.draft);
      if (site === undefined) return undefined;
      const limits = tellLimits(countFiles(site, isCompressed));
      if (limits !== undefined) print(limits);
      await pruneCache(recordsFolder(places.cache));
      const progress = makeStepProgress(terminal);
      const made = await (drafting?.makeSite ?? makeSite)({ ...order, site, progress });
      return { site, ...made };
    });
    if (released === undefined) return 1;
    const { result, foreign } = released;
    const { site } = result;
    const heavy = findHeavyPages(site, result.weights);
    if (heavy.length > 0) print(`\n${formatProblems(heavy, site.content.sources).join('\n\n')}\n`);
    tellForeign(foreign, out, terminal);
    const size = `${result.files} arquivos, ${Math.round(result.bytes / 1024)} kB`;
    print(`${site.pages.length} páginas em ${out}/ (${size}).`);
    if (isMerge) print(`${result.fromParts ?? 0} delas já vinham prontas das partes.`);
    return 0;
  } finally {
    await siteFolder.close();
  }
}

/**
 * Makes the command that builds the site. Until the new site is whole the former one is served untouched. Exit code 1 for
 * content with errors, 2 for a folder that is not a site's, or for what the machine refuses.
 */
export function makeBuild(makers: Makers): Command {
  return (words, given) =>
    conclude(given, async (terminal) => {
      const explain = (message: string) => `${message}\n${usage}`;
      const { values } = readArguments(words, { options, takesWords: false, usage, explain });
      const { out } = values;
      const hasShares = !isLeftOut('share', values.share);
      const isCompressed = !isLeftOut('compress', values.compress);
      const { places, conditions } = contentSettings(values, terminal);
      const content = [places.pages, dirname(places.images), places.cache];
      const folder = await findSiteFolder(out, { ...terminal, ...terminal.project, content });
      if (!existsSync(places.pages)) throw new Refusal(`A pasta "${values.pages}" não existe.\n${usage}`, 2);
      try {
        const kind = { isCompressed, part: readPart(values.shard, values.merge), isMerge: values.merge };
        const job = { places, out, folder, conditions: { ...conditions, hasShares }, ...kind };
        const { part } = job;
        const { makePart } = makers;
        return await untilUnchanged(() =>
          part === undefined || makePart === undefined
            ? work(job, makers, terminal)
            : workOnPart(job, part, makePart, terminal),
        );
      } catch (error) {
        const show = (path: string) => shownPath(path, terminal);
        const told = explainFault(error, { out, outFolder: folder, cache: places.cache, show });
        throw told === undefined ? error : new Refusal(told, 2);
      }
    });
}
