import { execFileSync } from 'node:child_process';
import type { SiteFolder } from './disk-site.ts';

/** Whoever commits, and no settings of whoever runs the tests. */
const person = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ana Íris',
  GIT_AUTHOR_EMAIL: 'ana@clinica.example',
  GIT_COMMITTER_NAME: 'Ana Íris',
  GIT_COMMITTER_EMAIL: 'ana@clinica.example',
};

/** Runs git in a site's folder. */
export function runGit({ root }: Pick<SiteFolder, 'root'>, ...words: readonly string[]): string {
  const env = { ...process.env, ...person };
  return execFileSync('git', words, { cwd: root, env, encoding: 'utf8', stdio: 'pipe' });
}

/** Commits all that a site has, at a moment such as `2026-01-31T14:05:00Z`. */
export function commitAll({ root }: Pick<SiteFolder, 'root'>, says: string, when: string): string {
  const env = { ...process.env, ...person, GIT_AUTHOR_DATE: when, GIT_COMMITTER_DATE: when };
  const options = { cwd: root, env, encoding: 'utf8', stdio: 'pipe' } as const;
  execFileSync('git', ['add', '--all', '--force', 'pages'], options);
  execFileSync('git', ['commit', '--quiet', '--allow-empty-message', '-m', says], options);
  return runGit({ root }, 'rev-parse', 'HEAD').trim();
}
