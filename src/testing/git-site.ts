import { execFileSync } from 'node:child_process';
import type { SiteFolder } from './disk-site.ts';

/** Whoever commits, and no settings of whoever runs the tests. A commit looks for nothing to tidy up. */
const person = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'maintenance.auto',
  GIT_CONFIG_VALUE_0: 'false',
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

/** Commits one text of a page after the other on top of what there is, by one process for all of them. */
export function commitTexts(site: Pick<SiteFolder, 'root'>, path: string, texts: readonly string[]): void {
  const branch = runGit(site, 'symbolic-ref', 'HEAD').trim();
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const commits = texts.map((text, turn) => {
    const from = turn === 0 ? `from ${branch}^0\n` : '';
    const { GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email } = person;
    return `commit ${branch}\ncommitter ${name} <${email}> ${1_768_000_000 + turn} +0000\n${data(`Vez ${turn}`)}${from}M 100644 inline pages/${path}\n${data(text)}`;
  });
  const env = { ...process.env, ...person };
  execFileSync('git', ['fast-import', '--quiet'], { cwd: site.root, env, input: commits.join('') });
}
