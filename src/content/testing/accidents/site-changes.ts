import { samplePage, sampleSite } from '../sample.ts';
import type { Chance } from './random.ts';

export const hero = '- type: hero\n  id: topo\n  title: Olá\n';
export const faq = (id: string, more = '') =>
  `- type: faq\n  id: ${id}\n  title: Perguntas\n${more}  items:\n  - question: Por quê?\n    answer: Porque sim.\n`;
export const about = (years: string) => `- type: about\n  text: Cuidamos de você há ${years} anos.\n`;
export const link = (to: string) =>
  `- type: cta\n  title: Venha\n  actions:\n  - label: Ir\n    to: "${to}"\n`;

const remark = '# Falta conferir.\n';

/** A site of one page and a shared section. */
export const smallSite: Record<string, string> = {
  'index.yaml': samplePage(hero),
  '_shared/comum.yaml': faq('comuns').replace(/^- /, '').replaceAll(/^ {2}/gm, ''),
};

/** One of many changes that people make to a small site, sound or not. */
export function changeSite(files: Record<string, string>, chance: Chance): Record<string, string> {
  const names = ['index', 'a', 'b', 'c'].map((name) => `${name}.yaml`);
  const name = chance.pick(names);
  const known = Object.keys(files).flatMap((file) => /^[abc](?=\.yaml$)/.exec(file) ?? []);
  const targets = ['/', '#topo', ...known.flatMap((route) => [`/${route}`, `/${route}#horas`]), '/nada'];
  const days = [
    '',
    '  showUntil: 10/02/2026\n',
    '  showFrom: 01/03/2026\n',
    '  hidden: sim\n',
    '  whenHidden: drop\n  showUntil: 01/01/2026\n',
  ];
  const sections = [
    hero,
    faq('horas', chance.pick(days)),
    link(chance.pick(targets)),
    link(chance.pick(targets)),
    about(chance.pick(['20', '20', '21'])),
    '- type: use\n  section: comum\n',
  ];
  const some = sections.filter((one) => one === hero || chance.below(3) > 0);
  const head = chance.pick([
    '',
    '',
    'validUntil: 10/01/2026\n',
    'validUntil: 05/02/2026\n',
    'messages:\n  consulta: Oi\n',
  ]);
  const page = samplePage(some.join('')).replace('sections:', `${head}sections:`);
  const shared = chance.pick([faq('comuns'), faq('comuns', '  hidden: sim\n'), link('/b#horas')]);
  const site = chance.pick([
    sampleSite,
    sampleSite.replace(
      'about: Cuidamos bem.',
      `about: Desde 1998.\n  links:\n  - label: Horas\n    to: "${chance.pick(targets)}"\n`,
    ),
  ]);
  const before = files[name] ?? page;
  const changes: readonly (() => Record<string, string>)[] = [
    ...Array.from({ length: 6 }, () => () => ({ ...files, [name]: page })),
    // All that is told of the page moves, and nothing else changes.
    () => ({ ...files, [name]: before.startsWith(remark) ? before.slice(remark.length) : remark + before }),
    () => ({ ...files, [name]: before.replace(/^description: .*/m, 'description: Cuidamos de todos.') }),
    () => ({ ...files, [name]: chance.pick(['a: [', 'title: Oi\n', `${page}- type: cta\n  titel: Oi\n`]) }),
    () => ({ ...files, '_shared/comum.yaml': shared.replace(/^- /, '').replaceAll(/^ {2}/gm, '') }),
    () => ({ ...files, 'site.yaml': site }),
    () =>
      Object.fromEntries(Object.entries(files).filter(([file]) => file !== name || name === 'index.yaml')),
  ];
  return chance.pick(changes)();
}
