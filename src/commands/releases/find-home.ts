import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isThere } from '../files.ts';
import { Refusal } from '../refusal.ts';
import { bySystem, findConflict, follow, isWithin, type Surroundings } from '../site-folder/find-folder.ts';
import { releasesFolder } from './release.ts';

/** Tells the home of releases from any other folder. */
export const homeMark = '.vitrine-releases.json';

/** What the mark holds. */
export const homeMarkText = '{"version":1}\n';

/** The link to the release that is online. */
export const currentLink = 'current';

const cure = 'Escolha uma pasta só para isto, como --to /srv/site.';

/** Why a folder is not a deployment's to change, if it is not. */
async function findOwner(home: string): Promise<string | undefined> {
  const facts = await stat(home).catch(() => undefined);
  if (facts === undefined)
    return (await isThere(home)) ? 'é um atalho para uma pasta que não existe' : undefined;
  if (!facts.isDirectory()) return 'é um arquivo, e não uma pasta';
  const isOurs = (await readFile(join(home, homeMark), 'utf8').catch(() => '')) === homeMarkText;
  if (isOurs) return undefined;
  // Of what died before it could leave its mark there is the lock alone.
  const others = (await readdir(home)).filter(
    (name) => !bySystem.test(name) && !name.startsWith('.vitrine-'),
  );
  return others.length === 0 ? undefined : 'já tem arquivos que não vieram de uma publicação';
}

async function isOtherThanLink(path: string): Promise<boolean> {
  const facts = await lstat(path).catch(() => undefined);
  return facts !== undefined && !facts.isSymbolicLink();
}

async function isOtherThanFolder(path: string): Promise<boolean> {
  const facts = await stat(path).catch(() => undefined);
  return facts === undefined ? isThere(path) : !facts.isDirectory();
}

/**
 * The folder that `--to` names, absolute and with its links followed. Refused unless it is missing, empty or a home of
 * releases, and lies apart from content, code and the built site.
 */
export async function findHome(
  written: string,
  { site, ...surroundings }: Surroundings & { readonly site: string },
): Promise<string> {
  if (written.trim() === '')
    throw new Refusal(`--to está vazio, e por isso não diz onde publicar. ${cure}`, 2);
  const home = await follow(resolve(surroundings.folder, written));
  const built = await follow(site);
  const overlap =
    isWithin(home, built) || isWithin(built, home)
      ? 'e a pasta do site montado ficam uma dentro da outra'
      : undefined;
  const conflict = (await findConflict(home, surroundings)) ?? overlap ?? (await findOwner(home));
  if (conflict !== undefined) throw new Refusal(`"${written}" ${conflict}; nada foi mudado. ${cure}`, 2);
  if (await isOtherThanLink(join(home, currentLink)))
    throw new Refusal(
      `"${currentLink}" em "${written}" não é um atalho, e a publicação não apaga o que não é dela. Mude o nome dele e publique de novo.`,
      2,
    );
  if (await isOtherThanFolder(join(home, releasesFolder)))
    throw new Refusal(
      `"${releasesFolder}" em "${written}" não é uma pasta, e as versões publicadas ficam nela. O site ficou como estava. ` +
        'Mude o nome disso, ou leve-o para outro lugar, e publique de novo.',
      2,
    );
  return home;
}
