import { browserArguments, ensureBrowser } from './browser.mjs';
import { importLighthouse } from './lighthouse.mjs';
import { ensureNginx } from './nginx.mjs';
import { canInstallDebianPackages, installDebianPackages } from './packages.mjs';
import { todayInSaoPaulo } from './terminal.mjs';

/**
 * This machine, as developers' commands know it.
 * @type {import('../../src/commands/machine.ts').Machine}
 */
export const machine = {
  ensureBrowser,
  browserArguments,
  ensureNginx,
  importLighthouse,
  dayOf: todayInSaoPaulo,
  installPackages: async (names) => {
    if (canInstallDebianPackages()) await installDebianPackages(names);
  },
};
