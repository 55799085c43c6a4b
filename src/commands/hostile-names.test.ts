import { afterAll, expect, it } from 'vitest';
import { samplePage } from '../content/testing/sample.ts';
import { fix } from './fix.ts';
import { move } from './move.ts';
import { create } from './new.ts';
import { Copy } from './sample.ts';
import type { Command } from './terminal.ts';
import { validate } from './validate.ts';

const hero = '- type: hero\n  title: Olá\n';

/** Names and texts made to be obeyed by a terminal, or by GitHub's runner. */
const copy = new Copy();
copy.write('a\n::error::b\u001B[2J.yml', samplePage(hero));
copy.write('a\u009B2J\n  ::stop-commands::c\u202E.yaml', samplePage(hero));
copy.write('d\n##[error]e.yaml.txt', '');
copy.write('vacinas.yaml', samplePage('- type: "\\n::stop-commands::x"\n  "\\n::error::y": "##[error]z"\n'));
copy.write('exames.yaml', samplePage('- type: hero\n  title: Olá \u001B]0;x\u0007\n'));
copy.write('banhos.yaml', samplePage(`${hero}\ttext: ::error::x\u202E\n\t::error::x\n`));
afterAll(() => copy.remove());

const calls: readonly (readonly [string, Command, readonly string[]])[] = [
  ['validate', validate, []],
  ['validate --lang en', validate, ['--lang', 'en']],
  ['validate --github', validate, ['--github']],
  ['validate --json', validate, ['--json']],
  ['validate --sarif', validate, ['--sarif']],
  ['fix', fix, []],
  ['fix of a page that is not there', fix, ['nada']],
  ['move of a page that is not there', move, ['nada', 'hero', 'primeira']],
  ['move of a section that is not there', move, ['vacinas', 'nada', 'primeira']],
  ['new of a page that is not there', create, ['section', 'nada', 'faq']],
];

it.each(calls)('%s prints nothing that would be obeyed', async (_, command, words) => {
  const { said } = await copy.run(command, words);
  expect(said).not.toBe('');
  expect(said).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}|##\[/u);
  const commands = said.split('\n').filter((line) => /^\s*::/.test(line));
  expect(commands.filter((line) => !/^::(error|warning|notice) file=[^:]+,line=\d+,/.test(line))).toEqual([]);
});
