import { spawnSync } from 'node:child_process';
import { canInstallDebianPackages, installDebianPackages } from './packages.mjs';

/** Debian keeps servers out of an ordinary user's path. */
const places = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The command that starts nginx: one that is here, or Debian's package, installed when root. Undefined without one. */
export async function ensureNginx() {
  const found = findNginx();
  if (found || !canInstallDebianPackages()) return found;
  console.log("No nginx found: installing Debian's package (under a minute).");
  await installDebianPackages(['nginx-light']);
  return findNginx();
}

function findNginx() {
  return places.find((place) => spawnSync(place, ['-v'], { stdio: 'ignore' }).status === 0);
}
