import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The hash of every file of a site, by its path. */
export type SiteFiles = ReadonlyMap<string, string>;

/** What lies in a folder: one of two sound sites, documents of both, each whole, or neither. */
type SiteState = 'one' | 'two' | 'mixed' | 'broken';

export type SoundSites = Readonly<Record<'one' | 'two', SiteFiles>>;

/** Reads a site, without what the build keeps for itself. */
export function readSite(out: string): SiteFiles {
  const entries = readdirSync(out, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files
      .toSorted()
      .map((file) => [relative(out, file), file] as const)
      .filter(([name]) => !name.startsWith('deploy/.vitrine'))
      .map(([name, file]) => [name, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** Tells which of the sound sites lies in a folder. */
export function recognise(sites: SoundSites, out: string): SiteState {
  const found = readSite(out);
  const isSame = (site: SiteFiles) =>
    site.size === found.size && [...site].every(([file, hash]) => found.get(file) === hash);
  if (isSame(sites.one)) return 'one';
  if (isSame(sites.two)) return 'two';
  const all = [sites.one, sites.two];
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
export function listLeftovers(out: string): readonly string[] {
  return readdirSync(join(out, 'deploy')).filter((name) => name.startsWith('.vitrine-'));
}
