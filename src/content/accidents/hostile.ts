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

/** Files made to take time, room or patience, by name; the checker has to refuse each. */
export const hostileFiles: Readonly<Record<string, () => string>> = {
  'cinquenta-megabytes.yaml': () => `title: ${'x'.repeat(50_000_000)}`,
  'cinquenta-mil-campos.yaml': () => Array.from({ length: 50_000 }, (_, at) => `k${at}: 1`).join('\n'),
  'apelidos-de-apelidos.yaml': aliasBomb,
  'fundo-sem-fim.yaml': () => `a: ${'['.repeat(100_000)}`,
  'novecentos-erros.yaml': () =>
    page('Novecentos erros', Array.from({ length: 900 }, (_, at) => `- type: heroi${at}\n`).join('')),
  'recuo-sem-fim.yaml': () => Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
  'um-tab.yaml': () => page('Um Tab', '- type: hero\n\ttitle: Olá\n'),
};

/** Sound pages, so many that nobody has them, each of a different title. */
export function* manyPages(count: number): Generator<readonly [string, string]> {
  for (let at = 1; at <= count; at += 1)
    yield [`pagina-${at}.yaml`, page(`Página de teste número ${at}`, hero)];
}
