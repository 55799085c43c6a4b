import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { importSource, root } from '../setup/source.mjs';

const program = fileURLToPath(new URL('./build-child.mjs', import.meta.url));

/** Two versions of a small content, what browsers run, and the sites that sound builds make of both. */
export async function setStage() {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'vitrine-chaos-')));
  const stage = { folder, client: path.join(folder, 'client.json'), cache: path.join(folder, 'cache') };
  const { prepareClient } = await importSource('src/vite/site-build.ts');
  const client = await prepareClient(root, stage.cache);
  writeFileSync(stage.client, JSON.stringify(client, keepBytes));
  await writeContent(folder, 'one');
  await writeContent(folder, 'two');
  const sites = {};
  for (const name of ['one', 'two']) {
    const out = path.join(folder, `site-${name}`);
    const { status, said } = await build(stage, [wordsFor(stage, name, out)]);
    if (status !== 0) throw new Error(`The site cannot be built at all:\n${said}`);
    sites[name] = readSite(out);
  }
  return { ...stage, sites, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Chunks are objects of the bundler with more than is used of them. */
function keepBytes(key, value) {
  const original = this[key];
  if (original instanceof Uint8Array) return { base64: Buffer.from(original).toString('base64') };
  return ['modules', 'map', 'facadeModuleId', 'moduleIds'].includes(key) ? undefined : value;
}

async function writeContent(folder, name) {
  const { samplePage, sampleSite, sampleTheme } = await importSource('src/content/testing/sample.ts');
  const write = (file, content) => {
    const target = path.join(folder, name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  const hero = `- type: hero\n  title: Versão ${name}\n  image: luna.png\n  imageAlt: Luna de laço\n`;
  write('pages/site.yaml', sampleSite);
  write('pages/_themes/clinic.yaml', sampleTheme);
  for (const page of ['index', 'sobre', '404', `so-${name}`]) write(`pages/${page}.yaml`, samplePage(hero));
  write('public/favicon.svg', readFileSync(path.join(root, 'public', 'favicon.svg')));
  const noise = { type: 'gaussian', mean: name === 'one' ? 90 : 160, sigma: 30 };
  const picture = sharp({ create: { width: 800, height: 700, channels: 3, background: '#888', noise } });
  write('public/images/luna.png', await picture.png().toBuffer());
}

/** The days on which the contents are built. */
const days = { one: '2026-01-31', two: '2026-02-01' };

/** The words of `npm run build` for one of the contents, on its day. */
export function wordsFor({ folder }, name, out) {
  const content = path.join(folder, name);
  const places = ['--pages', path.join(content, 'pages'), '--public', path.join(content, 'public')];
  return [...places, '--on', days[name], '--out', out];
}

/** Starts builds, one after the other, in a process of its own; `done` gives its end and all that it said. */
export function startBuild({ client, cache }, builds, { dieAt, until, shell } = {}) {
  const command = [process.execPath, program, JSON.stringify({ client, cache, builds, dieAt, until })];
  const [file, ...words] = shell ? ['bash', '-c', `${shell}; exec "$@"`, 'bash', ...command] : command;
  const child = spawn(file, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const done = new Promise((resolve) => {
    child.once('close', (status, signal) => resolve({ status, signal, said }));
  });
  return { child, done };
}

/** The same, to its end. */
export function build(stage, builds, options) {
  return startBuild(stage, builds, options).done;
}

/** The hash of every file of a site, without what the build keeps for itself. */
export function readSite(out) {
  const entries = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name)).toSorted();
  return new Map(
    files
      .map((file) => [path.relative(out, file), file])
      .filter(([name]) => !name.startsWith('deploy/.vitrine'))
      .map(([name, file]) => [name, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** Which of the sound sites lies in a folder; `mixed` where each file is of one of them and every document has its own, `broken` otherwise. */
export function recognise({ sites }, out) {
  const found = readSite(out);
  const isSame = (site) =>
    site.size === found.size && [...site].every(([file, hash]) => found.get(file) === hash);
  const name = Object.keys(sites).find((known) => isSame(sites[known]));
  if (name !== undefined) return name;
  const all = Object.values(sites);
  const isKnown = [...found].every(([file, hash]) => all.some((site) => site.get(file) === hash));
  const documents = [...found].filter(([file]) => file.endsWith('.html'));
  const isWhole = documents.every(([file, hash]) => {
    const site = all.find((known) => known.get(file) === hash);
    const lasting = [...(site?.keys() ?? [])].filter((known) => /^(assets|fonts|images)\//.test(known));
    return site !== undefined && lasting.every((known) => found.has(known));
  });
  return isKnown && isWhole && documents.length > 0 ? 'mixed' : 'broken';
}

/** What a build has left of its own in a site's folder, beside the mark. */
export function listLeftovers(out) {
  return readdirSync(path.join(out, 'deploy')).filter((name) => name.startsWith('.vitrine-'));
}
