import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { samplePage, sampleSite, sampleTheme } from '../content/testing/sample.ts';
import { prepareProgram } from '../build/program.ts';
import type { BuildOrder } from './build-child.ts';
import { startProgram, type End, type Running } from './program.ts';
import { readSite, type SiteFiles, type SoundSites } from './site-state.ts';

/** The two contents that are built. */
export type Name = 'one' | 'two';

/** Where builds are struck. */
export interface Stage {
  /** The project's folder. */
  readonly root: string;
  readonly folder: string;
  readonly cache: string;
  /** What sound builds make of both contents. */
  readonly sites: SoundSites;
}

type EmptyStage = Omit<Stage, 'sites'>;

/** Two versions of a small content, what browsers run, and the sites that sound builds make of both. */
export async function setStage(root: string): Promise<Stage> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-chaos-')));
  const stage = { root, folder, cache: join(folder, 'cache') };
  // It is the same for every content and takes most of a build.
  await prepareProgram(root, stage.cache);
  await writeContent(stage, 'one');
  await writeContent(stage, 'two');
  return { ...stage, sites: { one: await buildSound(stage, 'one'), two: await buildSound(stage, 'two') } };
}

/** Takes away all that was built there. */
export function removeStage({ folder }: Stage): void {
  rmSync(folder, { recursive: true, force: true });
}

async function buildSound(stage: EmptyStage, name: Name): Promise<SiteFiles> {
  const out = join(stage.folder, `site-${name}`);
  const { code, said } = await build(stage, [wordsFor(stage, name, out)]);
  if (code !== 0) throw new Error(`The site cannot be built at all:\n${said}`);
  return readSite(out);
}

async function writeContent({ root, folder }: EmptyStage, name: Name): Promise<void> {
  const write = (file: string, content: string | Uint8Array) => {
    const target = join(folder, name, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  const hero = `- type: hero\n  title: Versão ${name}\n  image: luna.png\n  imageAlt: Luna de laço\n`;
  write('pages/site.yaml', sampleSite);
  write('pages/_themes/clinic.yaml', sampleTheme);
  for (const page of ['index', 'sobre', '404', `so-${name}`]) write(`pages/${page}.yaml`, samplePage(hero));
  write('public/favicon.svg', readFileSync(join(root, 'public', 'favicon.svg')));
  const noise = { type: 'gaussian', mean: name === 'one' ? 90 : 160, sigma: 30 } as const;
  const picture = sharp({ create: { width: 800, height: 700, channels: 3, background: '#888', noise } });
  write('public/images/luna.png', await picture.png().toBuffer());
}

/** The days on which the contents are built. */
const days = { one: '2026-01-31', two: '2026-02-01' } as const;

/** The words of `npm run build` for one of the contents, on its day. */
export function wordsFor({ folder }: EmptyStage, name: Name, out: string): readonly string[] {
  const content = join(folder, name);
  const places = ['--pages', join(content, 'pages'), '--public', join(content, 'public')];
  return [...places, '--on', days[name], '--out', out];
}

/** What a build is subjected to. */
interface Trial {
  /** After how many changes of the site's folder it kills itself. */
  readonly dieAt?: number | undefined;
  /** The time after which no further build begins. */
  readonly until?: number;
  /** What a shell does before. */
  readonly shell?: string;
}

/** Starts builds, one after the other, in a process of its own. */
export function startBuild(
  { root, cache }: EmptyStage,
  builds: readonly (readonly string[])[],
  { dieAt, until, shell }: Trial = {},
): Running {
  const order: BuildOrder = { cache, builds, dieAt, until };
  const program = join(root, 'scripts', 'chaos', 'build-child.mjs');
  const command = [process.execPath, program, JSON.stringify(order)];
  const inShell = ['bash', '-c', `${shell}; exec "$@"`, 'bash', ...command];
  return startProgram(shell === undefined ? command : inShell, root);
}

/** The same, to its end. */
export function build(
  stage: EmptyStage,
  builds: readonly (readonly string[])[],
  trial?: Trial,
): Promise<End> {
  return startBuild(stage, builds, trial).ended;
}
