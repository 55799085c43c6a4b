const hero = '- type: hero\n  title: Olá\n';

function page(title: string, sections: string): string {
  return `title: ${title}\ndescription: Uma página de teste, com uma descrição do tamanho certo para os buscadores.\ntheme: clinic\n\nsections:\n${sections}`;
}

/** Lists of nine aliases each, nine deep: read naively, hundreds of millions of values. */
function aliasBomb(): string {
  const levels = [...'bcdefghij'].map(
    (name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[index]}`).join(',')}]`,
  );
  return `a: &a [x,x,x,x,x,x,x,x,x]\n${levels.join('\n')}\n`;
}

/** A file made to take time, room or patience; the checker has to refuse it. */
interface HostileFile {
  readonly name: string;
  readonly what: string;
  readonly make: () => string;
}

/** One file of each kind. */
export const hostileFiles: readonly HostileFile[] = [
  {
    name: 'cinquenta-megabytes.yaml',
    what: 'a file of 50 MB',
    make: () => `title: ${'x'.repeat(50_000_000)}`,
  },
  {
    name: 'cinquenta-mil-campos.yaml',
    what: '50,000 keys',
    make: () => Array.from({ length: 50_000 }, (_, at) => `k${at}: 1`).join('\n'),
  },
  { name: 'apelidos-de-apelidos.yaml', what: 'aliases of aliases', make: aliasBomb },
  {
    name: 'colchetes-sem-fim.yaml',
    what: '100,000 brackets deep',
    make: () => `a: ${'['.repeat(100_000)}`,
  },
  {
    name: 'novecentos-erros.yaml',
    what: '900 faults',
    make: () =>
      page('Novecentos erros', Array.from({ length: 900 }, (_, at) => `- type: heroi${at}\n`).join('')),
  },
  {
    name: 'recuo-sem-fim.yaml',
    what: '600 indents deep',
    make: () => Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
  },
  { name: 'um-tab.yaml', what: 'a Tab', make: () => page('Um Tab', '- type: hero\n\ttitle: Olá\n') },
];

/** Sound pages, so many that nobody has them, each of a different title. */
export function* manyPages(count: number): Generator<readonly [string, string]> {
  for (let at = 1; at <= count; at += 1)
    yield [`pagina-${at}.yaml`, page(`Página de teste número ${at}`, hero)];
}
