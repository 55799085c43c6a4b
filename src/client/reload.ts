import { applicationOf } from './full-load.ts';

/** Where the visit keeps which build it gave up on. */
const key = 'vitrine:reloaded';

let isReloading = false;

/** Keeps that this build is given up on. Says no where that was so before, or where nothing can be kept. */
function giveUpBuild(): boolean {
  const build = applicationOf(document.documentElement.dataset['build']);
  try {
    if (sessionStorage.getItem(key) === build) return false;
    sessionStorage.setItem(key, build);
    return sessionStorage.getItem(key) === build;
  } catch {
    return false;
  }
}

/**
 * Loads the document at the open address, because a part of the application is gone: after a deploy it has another
 * name. Once for each build and visit, so that what stays broken is shown and never reloads for ever. Tells whether
 * the document is on its way.
 */
export function reloadOnce(): boolean {
  if (isReloading) return true;
  isReloading = giveUpBuild();
  if (isReloading) location.reload();
  return isReloading;
}
