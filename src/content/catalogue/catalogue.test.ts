import { describe, expect, it } from 'vitest';
import { loadSpecified } from '../../testing/specified-content.ts';
import { makeCatalogue, type Catalogue, type CatalogueField } from './catalogue.ts';
import { sha256 } from '../pictures/digest.ts';
import { makeExamplePage } from './example-page.ts';
import { blocks } from '../schema/registry.ts';
import { KeptPages } from '../validate/kept-pages.ts';

const catalogue = makeCatalogue();

function show({ name, isRequired, accepts, description }: CatalogueField): string {
  return `${name}${isRequired ? ' *' : ''} | ${accepts} | ${description}`;
}

function fieldsOf(type: string): readonly string[] {
  return catalogue.blocks.find((block) => block.type === type)?.fields.map(show) ?? [];
}

describe('makeCatalogue', () => {
  it('shows every block with examples of its own', () => {
    expect(catalogue.blocks.map(({ type }) => type)).toEqual([...blocks.keys()]);
    expect(catalogue.blocks.filter(({ examples }) => examples.length === 0)).toEqual([]);
  });

  it('gives texts to copy that name what a site has', async () => {
    const content = await loadSpecified();
    const textOf = (made: Catalogue) => made.blocks.find(({ type }) => type === 'hero')?.examples[0]?.yaml;
    expect(textOf(catalogue)).toContain('image: fachada.jpg\n');
    expect(textOf(makeCatalogue(content))).toContain('image: hero-clinica.png\n');
  });

  it("tells a block's fields with their limits, and a button's only as a button", () => {
    expect(fieldsOf('faq').join('\n')).toMatchInlineSnapshot(`
      "eyebrow | texto | Linha curta acima do título.
      title | texto | O título da seção.
      intro | texto | Uma ou duas frases abaixo do título.
      items * | lista, de 1 a 40 | As perguntas, com suas respostas.
      items › question * | texto | A pergunta.
      items › answer * | texto | A resposta.
      items › hidden | sim ou não | sim: este item não aparece.
      items › showFrom | Escreva a data como 15/07/2025. | Mostra o item a partir deste dia, como 15/07/2025.
      items › showUntil | Escreva a data como 15/07/2025. | Mostra o item até este dia, como 15/07/2025.
      actions | lista de botões, até 3 | Botões abaixo das perguntas."
    `);
    expect(fieldsOf('packages').join('\n')).toMatchInlineSnapshot(`
      "eyebrow | texto | Linha curta acima do título.
      title | texto | O título da seção.
      intro | texto | Uma ou duas frases abaixo do título.
      headline | texto | A maior vantagem, em destaque.
      popularLabel | texto | O selo do pacote mais procurado.
      items * | lista, de 1 a 6; cada item pode ter um botão | Os pacotes.
      items › title * | texto | O nome do pacote.
      items › subtitle | texto | Frase curta abaixo do nome.
      items › pricePrefix | texto | O que vem antes do preço, como A partir de.
      items › price | Escreva só o valor, como R$ 179,90. Palavras como "a partir de" ou "a combinar" ficam em um campo de texto. | O preço, como R$ 35.
      items › priceSuffix | texto | O que vem depois do preço, como /mês ou a dose.
      items › discount | Escreva o desconto com palavras, como 15% de desconto ou R$ 20 a menos. | O desconto, como 15% de desconto.
      items › highlight | texto | O que o pacote traz de mais importante.
      items › features | lista | O que está incluído, um por linha.
      items › popular | sim ou não | sim: o pacote leva o selo de mais procurado.
      items › hidden | sim ou não | sim: este item não aparece.
      items › showFrom | Escreva a data como 15/07/2025. | Mostra o item a partir deste dia, como 15/07/2025.
      items › showUntil | Escreva a data como 15/07/2025. | Mostra o item até este dia, como 15/07/2025.
      note | texto | Frase abaixo dos pacotes."
    `);
  });

  it('keeps what an item says of its button in words of its own', () => {
    expect(fieldsOf('offers').filter((row) => row.includes('› chat') || row.includes('price')))
      .toMatchInlineSnapshot(`
        [
          "items › chat | texto | A chave da mensagem; {product} vira o nome do produto.",
          "items › pricePrefix | texto | O que vem antes do preço, como A partir de.",
          "items › price | Escreva só o valor, como R$ 179,90. Palavras como "a partir de" ou "a combinar" ficam em um campo de texto. | O preço agora. Só com soldOut: sim pode faltar.",
          "items › priceSuffix | texto | O que vem depois do preço, como /mês ou a dose.",
        ]
      `);
  });

  it('tells once what every section and every button may carry', () => {
    expect(catalogue.common.map(show).join('\n')).toMatchInlineSnapshot(`
      "id | Use só letras minúsculas sem acento, números e hífen, começando por uma letra. | Nome da seção no endereço: id: faq atende por "#faq". Não se repete na página.
      hidden | sim ou não | sim: a seção não aparece.
      showFrom | Escreva a data como 15/07/2025. | Mostra a seção a partir deste dia, como 15/07/2025.
      showUntil | Escreva a data como 15/07/2025. | Mostra a seção até este dia, como 15/07/2025.
      whenHidden | uma destas palavras | O que acontece com os links para esta seção enquanto ela não aparece: page (levam ao começo da página) ou drop (somem). Sem esta linha, page.
      tone | uma destas palavras | Fundo: plain (liso), tint (tom claro) ou strong (cor cheia).
      lazy | sim ou não | sim: a seção pode chegar depois do resto da página.
      placeholder | sim ou não | sim: o conteúdo é provisório e precisa ser trocado antes de publicar."
    `);
    expect(catalogue.button.find(({ name }) => name === 'variant')?.words).toMatchInlineSnapshot(`
      [
        {
          "meaning": "cheio",
          "word": "primary",
        },
        {
          "meaning": "contorno",
          "word": "secondary",
        },
        {
          "meaning": "vermelho, para urgências",
          "word": "emergency",
        },
        {
          "meaning": "verde, do WhatsApp",
          "word": "chat",
        },
      ]
    `);
    expect(catalogue.button.map(({ name }) => name)).toContain('showOn');
  });
});

describe('makeExamplePage', () => {
  it('makes a page of every example', async () => {
    const conditions = { today: '2026-01-31', kept: new KeptPages() };
    const place = { content: await loadSpecified(), conditions, hash: sha256 };
    const made = catalogue.blocks
      .flatMap(({ examples }) => examples)
      .map(({ route }) => makeExamplePage(place, route));
    expect(made.map((page) => page?.report)).toEqual(made.map(() => ''));
    expect(made.every((entry) => (entry?.page?.sections.length ?? 0) > 0)).toBe(true);
    expect(makeExamplePage(place, '/_blocks/faq/outra')).toBeUndefined();
  });
});
