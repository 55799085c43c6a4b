import { execFileSync } from 'node:child_process';

/**
 * @param {string} root
 * @param {readonly string[]} words
 */
function git(root, ...words) {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/**
 * The files that differ from a revision, new ones among them, and that revision's name. Without one it is HEAD, or the
 * commit before it where nothing has changed since. `undefined` where git does not know.
 *
 * @param {string} root
 * @param {string} [revision]
 * @returns {import('./step.d.ts').Change | undefined}
 */
export function listChanged(root, revision) {
  try {
    /** @param {string} base */
    const since = (base) => [
      ...git(root, 'diff', '--name-only', '-z', base).split('\0'),
      ...git(root, 'ls-files', '--others', '--exclude-standard', '-z').split('\0'),
    ];
    /** @param {string} base */
    const find = (base) => ({ base, files: since(base).filter((file) => file !== '') });
    const found = find(revision ?? 'HEAD');
    return found.files.length > 0 || revision !== undefined ? found : find('HEAD~1');
  } catch {
    return undefined;
  }
}

/**
 * The steps that a change concerns, and what they need. A vitest step runs the tests that reach a changed module.
 *
 * @param {readonly import('./step.d.ts').Step[]} steps
 * @param {import('./step.d.ts').Change} change
 */
export function narrow(steps, { base, files }) {
  return steps
    .filter(({ concerns }) => files.some((file) => concerns.test(file)))
    .map((step) => {
      const own = step.follows ? ['--changed', base] : [];
      return Object.assign({}, step, { arguments: [...step.arguments, ...own] });
    });
}
