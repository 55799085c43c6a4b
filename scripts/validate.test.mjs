import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function run(...values) {
  const command = ['scripts/validate.mjs', '--on', '2026-01-31', ...values];
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, stdout };
}

test('an ordinary check says in one line how much is provisional, and stays good', () => {
  const { status, stdout } = run();
  const hints = stdout.split('\n').filter((line) => line.startsWith('DICA'));
  expect(status).toBe(0);
  expect(hints.at(-1)).toMatch(
    /^DICA {2}Antes de publicar o site faltam \d+ itens: npm run validate -- --launch$/,
  );
});

test('a launch check lists what is provisional and fails', () => {
  const { status, stdout } = run('--launch', '--json');
  const problems = JSON.parse(stdout);
  expect(status).toBe(1);
  const told = problems.map(({ message }) => message).join('\n');
  for (const words of [
    'o telefone',
    'o e-mail',
    'o nome',
    'o alfinete do mapa',
    'é um desenho',
    'é de exemplo',
    'terminou em',
  ]) {
    expect(told).toContain(words);
  }
  expect(problems.every(({ file, range }) => file.startsWith('pages/') && range.line > 0)).toBe(true);
});
