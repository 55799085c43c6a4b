import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '../../testing/amount.ts';
import { samplePage } from '../testing/sample.ts';
import { describeChanges, formatChanges, formatMarkdown, type Version } from './changes.ts';
import { findMoved, matchEntries } from './match.ts';
import { showChange } from './values.ts';

function version(files: Readonly<Record<string, string>>): Version {
  const encoder = new TextEncoder();
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, encoder.encode(text)]));
}

/** What changed between two versions of one page, given as YAML of its sections. */
function compare(before: string, after: string): string {
  const made = [before, after].map((sections) => version({ 'banhoetosa.yaml': samplePage(sections) }));
  return formatChanges(describeChanges(made[0] ?? {}, made[1] ?? {}));
}

const hero = '- type: hero\n  title: Olá\n';
const services =
  '- type: services\n  items:\n  - title: Banho Completo\n    description: Com secagem.\n    price: R$ 35\n  - title: Tosa\n    description: Na tesoura.\n    price: R$ 60\n';
const cta = '- type: cta\n  title: Venha\n  actions:\n  - label: Agendar\n    chat: consulta\n';
const faq = '- type: faq\n  id: faq\n  items:\n  - question: Dói?\n    answer: Não.\n';

describe('describeChanges', () => {
  it('asks for a look at the words of a picture that is another one', () => {
    const photo = (image: string, alt: string) =>
      `- type: hero\n  title: Olá\n  image: ${image}\n  imageAlt: ${alt}\n`;
    expect(
      compare(photo('luna.png', 'Luna de laço'), photo('rex.png', 'Luna de laço')),
    ).toMatchInlineSnapshot(
      `"Em banhoetosa: foto da seção Capa: luna.png → rex.png (confira a descrição da foto, que ainda é a mesma)"`,
    );
    expect(compare(photo('luna.png', 'Luna de laço'), photo('rex.png', 'Rex'))).not.toContain('confira');
  });

  it('tells a move, a price and a new question as a person would', () => {
    const after = `${hero}${faq}  - question: Demora?\n    answer: Não.\n${services.replace('R$ 35', 'R$ 39')}${cta}`;
    expect(compare(hero + services + cta + faq, after)).toMatchInlineSnapshot(
      `"Em banhoetosa: a seção Dúvidas subiu da posição 4 para a 2; 1 pergunta nova: "Demora?"; preço de "Banho Completo": R$ 35 → R$ 39"`,
    );
  });

  it('tells each kind of change', () => {
    const cases: readonly (readonly [name: string, before: string, after: string])[] = [
      ['nothing', faq, faq],
      ['a shared section that is gone', `${hero}- type: use\n  section: aviso-de-natal\n`, hero],
      ['comments and blank lines', faq, `# Dúvidas\n\n${faq}`],
      ['a new section', hero, hero + cta],
      ['a section that is gone', hero + cta, hero],
      ['a section that was hidden', faq, faq.replace('id: faq', 'id: faq\n  hidden: sim')],
      ['a section that is back', faq.replace('id: faq', 'id: faq\n  hidden: sim'), faq],
      ['a new id', faq, faq.replace('id: faq', 'id: duvidas')],
      [
        'one of two sections of a type',
        cta + cta.replace('Venha', 'Volte'),
        cta + cta.replace('Venha', 'Volte sempre'),
      ],
      ['swapped sections', hero + cta + faq, cta + hero + faq],
      ['a renamed item', services, services.replace('Banho Completo', 'Banho Premium')],
      [
        'a moved item',
        services,
        '- type: services\n  items:\n  - title: Tosa\n    description: Na tesoura.\n    price: R$ 60\n  - title: Banho Completo\n    description: Com secagem.\n    price: R$ 35\n',
      ],
      ['an item that is gone', services, services.slice(0, services.indexOf('  - title: Tosa'))],
      ['a new button', cta, `${cta}  - label: Ligar\n    tel: sim\n`],
      ['a new target', cta, cta.replace('chat: consulta', 'to: /consulta')],
      ['a field more and a field less', hero, hero.replace('title: Olá', 'title: Olá\n  text: Oi, pessoal!')],
      [
        'a word in a long text',
        hero.replace(
          'Olá',
          'Cuidamos do seu pet com carinho desde 2004 no Centro de Passo Fundo, todos os dias.',
        ),
        hero.replace(
          'Olá',
          'Cuidamos do seu pet com carinho desde 1998 no Centro de Passo Fundo, todos os dias.',
        ),
      ],
    ];
    const told = cases.map(
      ([name, before, after]) => `${name}: ${compare(before, after).replace('Em banhoetosa: ', '')}`,
    );
    expect(told.join('\n')).toMatchInlineSnapshot(`
      "nothing: Nada mudou no conteúdo.
      a shared section that is gone: a seção compartilhada "aviso-de-natal" sai desta página
      comments and blank lines: só espaços, comentários ou aspas
      a new section: seção nova: Chamada "Venha", na posição 2
      a section that is gone: a seção Chamada é apagada
      a section that was hidden: a seção Dúvidas fica escondida
      a section that is back: a seção Dúvidas volta a aparecer
      a new id: id da seção Dúvidas: faq → duvidas
      one of two sections of a type: título da seção Chamada "Volte": "Volte" → "Volte sempre"
      swapped sections: a seção Capa desceu da posição 1 para a 2
      a renamed item: o serviço "Banho Completo" passa a ser "Banho Premium"
      a moved item: o serviço "Banho Completo" desceu da posição 1 para a 2
      an item that is gone: 1 serviço a menos: "Tosa"
      a new button: 1 botão novo da seção Chamada: "Ligar"
      a new target: destino do botão de "Agendar": (nada) → /consulta; mensagem do botão de "Agendar": consulta → (nada)
      a field more and a field less: texto da seção Capa: (nada) → "Oi, pessoal!"
      a word in a long text: título da seção Capa: "…carinho desde 2004 no Centro…" → "…carinho desde 1998 no Centro…""
    `);
  });

  it('counts the entries of a list whose field is called as what every object has', () => {
    const list = `${hero}  toLocaleString:\n  - a\n`;
    expect(compare(list, `${list}  - b\n`)).toContain('1 item novo');
  });

  it('says of a section that is where it was in number that it changed places', () => {
    expect(compare(cta + hero + services + faq, hero + faq + services)).toContain(
      'trocou de lugar com o que está ao lado, e segue na posição 3',
    );
  });

  it('tells new, lost, broken and mended files, and what site and shared sections changed', () => {
    const page = samplePage(hero);
    const before = {
      'a.yaml': page,
      'c.yaml': page,
      'd.yaml': 'title: "x',
      'site.yaml': 'name: A\nheader:\n  phone: sim\n  links:\n  - label: X\n    to: /\n',
    };
    const after = {
      'b.yaml': samplePage(hero + cta),
      'c.yaml': 'title: "x',
      'd.yaml': page,
      'site.yaml':
        'name: B\nheader:\n  phone: não\n  menu:\n    hours: 8h às 18h\n  links:\n  - label: Y\n    to: /x\n',
      '_shared/x.yaml': cta,
    };
    expect(formatChanges(describeChanges(version(before), version(after)))).toMatchInlineSnapshot(`
      "Na seção compartilhada x: seção nova

      Em b: a página /a virou /b; seção nova: Chamada "Venha", na posição 2

      Em c: o arquivo mudou, mas tem um erro e não pode ser lido

      Em d: o arquivo tinha um erro que o escondia e agora pode ser lido

      Nos dados do site: nome: "A" → "B"; cabeçalho › telefone: sim → não; cabeçalho › menu › horário: (nada) → "8h às 18h"; 1 link novo em cabeçalho: "Y"; 1 link a menos em cabeçalho: "X"

      Em site.yaml: quem tem um endereço antigo não acha mais a página; ponha estas linhas, que o levam à nova:

      redirects:
        - from: /a
          to: /b"
    `);
  });

  it('tells a section that went to another page as moved, with what is new in it', () => {
    const before = { 'a.yaml': samplePage(hero + services + faq), 'index.yaml': samplePage(hero) };
    const after = {
      'a.yaml': samplePage(hero),
      'index.yaml': samplePage(hero + services.replace('R$ 35', 'R$ 39')),
      'b.yaml': samplePage(faq),
    };
    expect(formatChanges(describeChanges(version(before), version(after)))).toMatchInlineSnapshot(`
      "Em a: a seção Serviços vai para a página inicial; a seção Dúvidas vai para a página /b

      Em b: página nova, com 1 seção

      Em index: a seção Serviços veio da página /a e está na posição 2; preço de "Banho Completo": R$ 35 → R$ 39"
    `);
  });

  it('tells no section as moved that another page has of its own', () => {
    const before = { 'a.yaml': samplePage(hero + faq), 'b.yaml': samplePage(hero) };
    const other = faq.replace('Dói?', 'Quanto custa?').replace('Não.', 'R$ 35.').replace('id: faq', 'id: x');
    const after = { 'a.yaml': samplePage(hero), 'b.yaml': samplePage(hero + other) };
    expect(formatChanges(describeChanges(version(before), version(after)))).toMatchInlineSnapshot(`
      "Em a: a seção Dúvidas é apagada

      Em b: seção nova: Dúvidas "x", na posição 2"
    `);
  });

  it('writes a list a file for a pull request, the texts as texts', () => {
    const files = describeChanges(
      version({ 'index.yaml': samplePage(hero) }),
      version({ 'index.yaml': samplePage(hero.replace('Olá', 'Oi *você* <b> @equipe')) }),
    );
    expect(formatMarkdown(files)).toMatchInlineSnapshot(`
      "## O que mudou no conteúdo

      ### Em index

      - título da seção Capa: "Olá" → "Oi \\*você\\* \\<b\\> @&#8203;equipe""
    `);
    expect(formatMarkdown([])).toMatchInlineSnapshot(`
      "## O que mudou no conteúdo

      Nada mudou no conteúdo."
    `);
  });
});

describe('a very long list of changes', () => {
  it('is cut at a line, so that GitHub takes it as a comment', () => {
    const changes = Array.from({ length: 3000 }, (_, index) => `título da seção ${index}: "Olá" → "Oi"`);
    const told = formatMarkdown([{ place: 'Em index', path: 'index.yaml', changes }]);
    expect(told.length).toBeLessThan(61_000);
    expect(told).toMatch(/"Oi"\n\n… e mais, que não cabe aqui\. Para ler tudo: npm run changes$/);
  });

  it('keeps what is to be done, whole, whatever a comment has no room for', () => {
    const many = Array.from({ length: 3000 }, (_, nth) => ({
      place: `Em p-${nth}`,
      path: `p-${nth}.yaml`,
      changes: ['título: "Olá" → "Oi"'],
    }));
    const look = { place: 'Confira', changes: ['o nome antigo continua em index.yaml:3'] };
    const offer = {
      place: 'Em site.yaml',
      changes: ['ponha estas linhas:'],
      paste: ['redirects:', '- from: /a'],
    };
    const told = formatMarkdown([...many, look, offer]);
    expect(told.length).toBeLessThan(65_536);
    expect(told).toContain(
      '\n\n… e mais, que não cabe aqui. Para ler tudo: npm run changes\n\n### Confira\n',
    );
    expect(told).toMatch(/```yaml\nredirects:\n- from: \/a\n```$/);
    const huge = { ...offer, paste: Array.from({ length: 9000 }, () => '- from: /antiga') };
    const cut = formatMarkdown([...many.slice(0, 2), look, huge]);
    expect(cut.length).toBeLessThan(65_536);
    expect(cut).not.toContain('```');
    expect(cut).toContain('… e mais, que não cabe aqui.');
  });
});

describe('showChange', () => {
  it('tells both sides alike', () => {
    expect(showChange('8h–16h', '8h às 14h')).toBe('"8h–16h" → "8h às 14h"');
  });

  it('quotes what would run into the sentence, and only that', () => {
    expect(showChange('R$ 35', 'R$ 39')).toBe('R$ 35 → R$ 39');
    expect(showChange('/consulta', '#faq')).toBe('/consulta → #faq');
    expect(showChange('Olá', 'Oi, gente')).toBe('"Olá" → "Oi, gente"');
  });
});

describe('matchEntries and findMoved', () => {
  const identities = [(entry: unknown) => String(entry)];
  const kindOf = () => 'any';

  it('moves as few as possible, and putting those back restores the order', () => {
    const order = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 12 });
    fc.assert(
      fc.property(order, fc.infiniteStream(fc.nat()), (before, chance) => {
        const after = before.toSorted(() => (Number(chance.next().value) % 2 === 0 ? 1 : -1));
        const pairs = matchEntries(before, after, { identities, kindOf });
        expect(pairs).toHaveLength(before.length);
        const moved = new Set(findMoved(pairs));
        const kept = pairs.filter((pair) => !moved.has(pair)).map((pair) => pair.before);
        expect(kept).toEqual(kept.toSorted((a, b) => a - b));
        expect(before.length === 0 || kept.length > 0).toBe(true);
      }),
      { numRuns: amount(100, 300), seed: 1 },
    );
  });

  it('tells one move when one entry jumps over many', () => {
    const pairs = matchEntries(['a', 'b', 'c', 'd', 'e'], ['a', 'e', 'b', 'c', 'd'], { identities, kindOf });
    expect(findMoved(pairs)).toEqual([{ before: 4, after: 1 }]);
  });
});
