import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { explainInPortuguese, readArguments } from './arguments.ts';
import { conclude } from './conclude.ts';
import { WritingFault } from './faults.ts';
import { isThere } from './files.ts';
import { Refusal } from './refusal.ts';
import { chooseCarried } from './releases/carry.ts';
import { findHome, homeMark } from './releases/find-home.ts';
import { lend, makeRelease } from './releases/make-release.ts';
import { openHome, type Home } from './releases/open-home.ts';
import { listBroken, nameRelease, secondOf, type Release } from './releases/release.ts';
import { removeRelease } from './releases/remove-release.ts';
import { nameAmong, tellLost, tellRelease, tellRepair } from './releases/tell.ts';
import type { Watch } from './site-folder/deliver.ts';
import { formatMark, listEntries, markFile, readMark, type Mark } from './site-folder/mark.ts';
import type { Command, Terminal } from './terminal.ts';

const usage = `Uso: npm run deploy -- --to PASTA [--from dist] [--keep 5]
     npm run deploy -- --to PASTA --rollback

  --to        pasta das versões publicadas; o servidor mostra o que está em PASTA/current
  --from      pasta do site montado
  --keep      quantas versões ficam guardadas, contando a que está no ar
  --rollback  põe de volta no ar a versão anterior`;

const wayOut = 'Rode npm run build e npm run deploy para pôr no ar o site montado.';

const options = {
  to: { type: 'string' },
  from: { type: 'string', default: 'dist' },
  keep: { type: 'string', default: '5' },
  rollback: { type: 'boolean', default: false },
} as const;

/** What is put online, and from where. */
interface Job {
  readonly home: Home;
  /** The folder as it was named. */
  readonly to: string;
  readonly from: string;
  readonly site: string;
  readonly keep: number;
  readonly watch: Watch;
}

/** What the system did not let us write is told of the home, which is then as it was. */
async function writing<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Error && 'syscall' in error ? new WritingFault(folder, error) : error;
  }
}

/** Where the built site lies, as it is named and absolute. */
type Source = Pick<Job, 'from' | 'site'>;

async function readVersion({ site, from }: Source): Promise<string> {
  const text = await readFile(join(site, 'version.json'), 'utf8').catch(() => '');
  const [, version] = /"version":"([\da-f]{12})"/.exec(text) ?? [];
  if (version !== undefined) return version;
  throw new Refusal(`O site em "${from}" não diz a sua versão. Rode npm run build e publique de novo.`, 2);
}

async function readSite({ site, from }: Source): Promise<Mark> {
  const own = readMark(join(site, markFile));
  if (own?.has('index.html') === true) return own;
  throw new Refusal(
    own === undefined
      ? `Não há um site montado em "${from}". Rode npm run build antes.`
      : `O site em "${from}" não tem a página inicial, que é o arquivo index.yaml das páginas: quem abrisse o endereço do site não acharia nada. Traga-o de volta, ou crie-o com "npm run new -- page index", rode npm run build e publique de novo.`,
    2,
  );
}

/** The site that is to be put online, as its build listed it, and its version. */
async function readWhole(source: Source) {
  return { own: await readSite(source), version: await readVersion(source) };
}

async function tellForeign({ site, from }: Job, own: Mark, { print }: Terminal): Promise<void> {
  const foreign = listEntries(site).filter((path) => !own.has(path));
  const [first] = foreign;
  if (first !== undefined)
    print(
      `Em "${from}" há algo que não veio da montagem e que não foi publicado: "${first}"${foreign.length > 1 ? ` e mais ${foreign.length - 1}` : ''}.`,
    );
}

/** The releases beside a new one, in the order in which they are kept: first the one in whose place it comes. */
function listOthers({ current, releases }: Home, isRepair: boolean): readonly Release[] {
  const rest = releases.filter((one) => one !== current);
  if (current === undefined) return rest;
  return isRepair ? [...rest, current] : [current, ...rest];
}

/** Removes the releases beyond those that are kept beside the new one. */
async function prune({ home, to, watch }: Job, others: readonly Release[], terminal: Terminal) {
  const foreign = [...home.foreign];
  for (const { name, folder } of others) if (!(await removeRelease(folder, watch))) foreign.push(name);
  if (foreign.length > 0)
    terminal.print(
      `Versões antigas foram apagadas de "${to}/releases", menos o que alguém pôs nelas: ${foreign.join(', ')}.`,
    );
}

async function publish(job: Job, terminal: Terminal): Promise<number> {
  const { home, to, from, site, keep, watch } = job;
  const { own, version } = await readWhole(job);
  const { current: former, releases } = home;
  const isRepair = former !== undefined && formatMark(former.own) === formatMark(own);
  const broken = isRepair ? await listBroken(former) : [];
  if (isRepair && broken.length === 0) {
    terminal.print(`Nada mudou: a versão ${version} já está no ar em "${to}".`);
    return 0;
  }
  const last = Math.max(0, ...releases.map(({ name }) => secondOf(name)));
  const name = nameRelease(Math.max(Math.floor(Date.now() / 1000), last + 1), version);
  const others = listOthers(home, isRepair);
  const carried = chooseCarried(own, others.slice(0, keep - 1));
  // Going back leads past a broken one.
  const before = isRepair ? former.before : former?.name;
  const plan = { home: home.folder, name, site, shownSite: from, own, carried, former, before, watch };
  const release = await writing(home.folder, async () => {
    const made = await makeRelease(plan);
    await home.switchTo(made);
    return made;
  });
  if (home.isLost) terminal.print(tellLost(to));
  terminal.print(isRepair ? tellRepair(release, broken, to) : tellRelease(release, former, to));
  await tellForeign(job, own, terminal);
  await prune(job, others.slice(keep - 1), terminal);
  return 0;
}

function refuseFirst(to: string): Refusal {
  return new Refusal(`Não há versão anterior guardada em "${to}". O site ficou como estava. ${wayOut}`, 2);
}

/** Refuses to go back where nothing was ever put online, before anything is written there. */
async function refuseUnmarked(home: string, to: string): Promise<void> {
  if (!(await isThere(join(home, homeMark)))) throw refuseFirst(to);
}

/** A release that is no longer whole, and the first of its files that is missing or another. */
interface Broken {
  readonly release: Release;
  readonly file: string;
}

/** The nearest whole release among those that were online before this one, and those that were passed by. */
async function findWhole({ current, releases }: Home) {
  const passed: Broken[] = [];
  const find = (title: string | undefined) => releases.find(({ name }) => name === title);
  for (let target = find(current?.before); target !== undefined; target = find(target.before)) {
    const [file] = await listBroken(target);
    if (file === undefined) return { target, passed };
    passed.push({ release: target, file });
  }
  return { target: undefined, passed };
}

const tellBroken = ({ release, file }: Broken, { to, home }: Pick<Job, 'to' | 'home'>) =>
  `A versão anterior, ${nameAmong(release, home.releases)}, já não está inteira em "${to}": "${file}" falta ou mudou.`;

async function rollBack(job: Job, { print }: Terminal): Promise<number> {
  const { home, to, watch } = job;
  const { current, releases } = home;
  if (home.isLost) throw new Refusal(`${tellLost(to)} O site ficou como estava. ${wayOut}`, 2);
  const { target, passed } = await findWhole(home);
  const [broken] = passed;
  if (current === undefined || target === undefined) {
    if (broken === undefined) throw refuseFirst(to);
    throw new Refusal(`${tellBroken(broken, job)} O site ficou como estava. ${wayOut}`, 2);
  }
  const others = releases.filter((one) => one !== target);
  const taken = new Map([...target.own, ...target.carried]);
  await writing(home.folder, async () => {
    await lend(target, chooseCarried(taken, others), watch);
    await home.switchTo(target);
  });
  for (const one of passed) print(tellBroken(one, job));
  print(
    `De volta no ar em "${to}": versão ${nameAmong(target, releases)}. A versão ${nameAmong(current, releases)} saiu do ar.`,
  );
  return 0;
}

function readKeep(typed: string): number {
  if (/^[1-9]\d{0,3}$/.test(typed)) return Number(typed);
  throw new Refusal(`--keep pede um número a partir de 1, e não "${typed}".\n\n${usage}`, 2);
}

/**
 * Makes the command that puts a built site online: a folder for each release, and one link that says which is shown.
 * Exit code 2 for a folder that is not a home of releases, a site that is not whole, or what the machine refuses.
 */
export function makeDeploy(watch: Watch = () => {}): Command {
  return (words, given) =>
    conclude(given, async (terminal) => {
      const explain = explainInPortuguese(usage);
      const { to, from, keep, rollback } = readArguments(words, {
        options,
        takesWords: false,
        usage,
        explain,
      }).values;
      if (to === undefined) throw new Refusal(explain(), 2);
      const { folder, project } = terminal;
      const site = resolve(folder, from);
      const content = [join(project.root, 'pages'), project.publicFolder, dirname(project.cache)];
      const path = await findHome(to, { folder, root: project.root, content, site });
      const kept = readKeep(keep);
      await (rollback ? refuseUnmarked(path, to) : readWhole({ from, site }));
      const tellWaiting = () =>
        terminal.print(`Outra publicação está em andamento em "${to}". Esperando que termine…`);
      const home = await writing(path, () => openHome(path, { shown: to, tellWaiting, watch }));
      try {
        const job = { home, to, from, site, keep: kept, watch };
        return await (rollback ? rollBack(job, terminal) : publish(job, terminal));
      } finally {
        await home.close();
      }
    });
}

export const deploy: Command = makeDeploy();
