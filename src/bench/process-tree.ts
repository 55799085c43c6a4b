import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** What a command and all that it started have cost. */
interface TreeCost {
  readonly wallSeconds: number;
  readonly userSeconds: number;
  readonly systemSeconds: number;
  /** The most memory of all together. */
  readonly peakMegabytes: number;
  readonly code: number;
  readonly printed: string;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

/** A process and all below it. */
function listTree(root: number): readonly string[] {
  const children = new Map<string, string[]>();
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = read(`/proc/${id}/stat`);
    const [, parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    children.set(parent, [...(children.get(parent) ?? []), id]);
  }
  const below = (id: string): readonly string[] => [id, ...(children.get(id) ?? []).flatMap(below)];
  return below(String(root));
}

/** Megabytes of a tree: what is each process's own, and the largest part that files share, once. */
export function readMemory(root: number): number {
  const sizes = listTree(root).map((id) => {
    const status = read(`/proc/${id}/status`);
    const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
    return { own: of('RssAnon') + of('RssShmem'), shared: of('RssFile') };
  });
  const own = sizes.reduce((sum, size) => sum + size.own, 0);
  return (own + Math.max(...sizes.map(({ shared }) => shared))) / 1024;
}

/** Runs a command on Linux, counting the processor time of all its processes and looking at their memory ten times a second. */
export async function measureTree(words: readonly string[], cwd: string): Promise<TreeCost> {
  const { NODE_ENV: _mode, VITEST: _test, ...env } = process.env;
  const timed = ['-c', 'TIMEFORMAT="@@ %R %U %S"; time "$@"', 'bash', ...words];
  const child = spawn('bash', timed, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (printed = (printed + String(chunk)).slice(-20_000)));
  let peak = 0;
  const watch = setInterval(() => {
    if (child.pid !== undefined) peak = Math.max(peak, readMemory(child.pid));
  }, 100);
  await once(child, 'close');
  clearInterval(watch);
  const [, wall, user, system] = /@@ ([\d.]+) ([\d.]+) ([\d.]+)\s*$/.exec(printed) ?? [];
  return {
    wallSeconds: Number(wall),
    userSeconds: Number(user),
    systemSeconds: Number(system),
    peakMegabytes: Math.round(peak),
    code: child.exitCode ?? -1,
    printed,
  };
}
