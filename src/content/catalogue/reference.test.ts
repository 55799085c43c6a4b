import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blocks } from '../schema/registry.ts';
import { makeReferenceParts, referenceFile, writeReference } from './reference.ts';

const reference = readFileSync(referenceFile, 'utf8').replaceAll('\r\n', '\n');
const parts = makeReferenceParts();

/** The chapter of one type of section. */
function chapterOf(type: string): string {
  const [, chapter = ''] = (parts['campos-de-cada-tipo'] ?? '').split(`### \`${type}\``);
  return chapter.replace(/\n### [\s\S]*$/, '');
}

describe("the parts of the editors' reference that code says", () => {
  it('are those that the code says now; if not, run npm run schema', () => {
    expect(writeReference(reference)).toBe(reference);
  });

  it('have a chapter for each type of section, with its name and what it is for', () => {
    for (const { type, label, description } of blocks.values()) {
      expect(chapterOf(type)).toContain(`: ${label}\n\n${description}\n`);
    }
  });

  it('tell fields that go together in one row, lists with their length, and what is there without a field', () => {
    expect(chapterOf('packages')).toMatchInlineSnapshot(`
      ": Pacotes

      Pacotes de serviços para comparar.

      | Campo | Precisa? | O que é |
      | --- | --- | --- |
      | \`eyebrow\`, \`title\`, \`intro\` |  | Linha curta acima do título, o título e a introdução abaixo dele. |
      | \`headline\` |  | A maior vantagem, em destaque. |
      | \`popularLabel\` |  | O selo do pacote mais procurado. Sem isto: Mais Procurado. |
      | \`items\` | sim | Os pacotes. De 1 a 6. |
      | \`items\` › \`title\` | sim | O nome do pacote. |
      | \`items\` › \`subtitle\` |  | Frase curta abaixo do nome. |
      | \`items\` › \`pricePrefix\` |  | O que vem antes do preço, como A partir de. |
      | \`items\` › \`price\` |  | O preço, como R$ 35. |
      | \`items\` › \`priceSuffix\` |  | O que vem depois do preço, como /mês ou a dose. |
      | \`items\` › \`discount\` |  | O desconto, como 15% de desconto. |
      | \`items\` › \`highlight\` |  | O que o pacote traz de mais importante. |
      | \`items\` › \`features\` |  | O que está incluído, um por linha. |
      | \`items\` › \`popular\` |  | sim: o pacote leva o selo de mais procurado. |
      | \`items\` › \`hidden\`, \`showFrom\`, \`showUntil\` |  | Esconde o item, ou diz de que dia até que dia ele aparece. |
      | \`items\` › botão |  | Os campos de um botão, no mesmo nível do item: \`label\`, \`chat\`, \`to\`… |
      | \`note\` |  | Frase abaixo dos pacotes. |
      "
    `);
  });

  it('keep what stands outside their marks, and cannot lose them', () => {
    const spoilt = reference.replace('| `about` | Sobre |', '| `about` | Outra |');
    expect(spoilt).not.toBe(reference);
    expect(writeReference(spoilt)).toBe(reference);
    expect(writeReference(`# Antes\n\n${reference}\nDepois\n`)).toBe(`# Antes\n\n${reference}\nDepois\n`);
    expect(() => writeReference(reference.replace('<!-- fim: desenhos -->', ''))).toThrow(
      'pages/REFERENCIA.md has lost its marks for "desenhos".',
    );
  });
});
