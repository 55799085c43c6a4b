import { describe, expect, it } from 'vitest';
import { samplePage } from '../testing/sample.ts';
import { describeChanges, formatChanges, formatMarkdown } from './changes.ts';

type Files = Readonly<Record<string, string>>;

function compare(before: Files, after: Files) {
  const [left, right] = [before, after].map((files) =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)])),
  );
  return describeChanges(left ?? {}, right ?? {});
}

const bath = samplePage('- type: hero\n  title: Banho\n  text: Com secagem e perfume.\n');
const news = `${bath.replace('Uma página', 'Outra página')}- type: cta\n  title: Venha\n`;
const other = 'title: Vacinas\nsections:\n- type: text\n  text: Sempre em dia.\n';
const leads = 'name: Loja\nredirects:\n  - from: /banho\n    to: /\n';

describe('a page with another address', () => {
  it('is told once, with what changed in it and the lines that lead on from the old one', () => {
    expect(formatChanges(compare({ 'banho.yaml': bath }, { 'banhos.yaml': news }))).toMatchInlineSnapshot(`
      "Em banhos: a página /banho virou /banhos; seção nova: Chamada "Venha", na posição 2; título: "Uma página de teste | Clínica" → "Outra página de teste | Clínica"

      Em site.yaml: quem tem um endereço antigo não acha mais a página; ponha estas linhas, que o levam à nova:

      redirects:
        - from: /banho
          to: /banhos"
    `);
  });

  it('is told with lines that go below the list that is there', () => {
    const site = 'name: Loja\nredirects:\n  - from: /velho\n    to: /\n';
    const files = compare(
      { 'banho.yaml': bath, 'site.yaml': site },
      { 'banhos.yaml': bath, 'site.yaml': site },
    );
    expect(formatChanges(files)).toMatchInlineSnapshot(`
      "Em banhos: a página /banho virou /banhos

      Em site.yaml: quem tem um endereço antigo não acha mais a página; ponha embaixo de "redirects:" estas linhas, que o levam à nova:

        - from: /banho
          to: /banhos"
    `);
  });

  it('needs no lines once the old address leads on', () => {
    const files = compare({ 'banho.yaml': bath }, { 'banhos.yaml': bath, 'site.yaml': leads });
    expect(formatChanges(files)).not.toContain('Em site.yaml');
    expect(formatChanges(files)).toContain('a página /banho virou /banhos');
  });

  it('is the same page where only the ending of the file changed', () => {
    expect(formatChanges(compare({ 'banho.yml': bath }, { 'banho.yaml': bath }))).toBe(
      'Nada mudou no conteúdo.',
    );
  });

  it('leads home where the new name is no address', () => {
    const files = compare({ 'banho.yaml': bath }, { 'a```b.yaml': bath });
    expect(files.at(-1)?.paste?.at(-1)).toBe('    to: / # ou a página mais próxima');
  });

  it('is the likest of the new ones', () => {
    const told = formatChanges(compare({ 'banho.yaml': bath }, { 'a.yaml': other, 'z.yaml': bath }));
    expect(told).toContain('a página /banho virou /z');
    expect(told).toContain('Em a: página nova, com 1 seção');
  });
});

describe('a page that is gone', () => {
  it('is told with lines that lead home, where no new page is like it', () => {
    const files = compare({ 'banho.yaml': bath, 'tosa.yaml': bath }, { 'vacinas.yaml': other });
    expect(formatChanges(files)).toMatchInlineSnapshot(`
      "Em banho: a página é apagada

      Em tosa: a página é apagada

      Em vacinas: página nova, com 1 seção

      Em site.yaml: quem tem um endereço antigo não acha mais a página; ponha estas linhas, que o levam à nova:

      redirects:
        - from: /banho
          to: / # ou a página mais próxima
        - from: /tosa
          to: / # ou a página mais próxima"
    `);
    expect(formatMarkdown(files)).toMatchInlineSnapshot(`
      "## O que mudou no conteúdo

      ### Em banho

      - a página é apagada

      ### Em tosa

      - a página é apagada

      ### Em vacinas

      - página nova, com 1 seção

      ### Em site.yaml

      - quem tem um endereço antigo não acha mais a página; ponha estas linhas, que o levam à nova:

      \`\`\`yaml
      redirects:
        - from: /banho
          to: / # ou a página mais próxima
        - from: /tosa
          to: / # ou a página mais próxima
      \`\`\`"
    `);
  });

  it('needs no lines where visitors never came: the home page, the not-found page, names that are no address', () => {
    const before = { 'index.yaml': bath, '404.yaml': bath, 'Ação.yaml': bath, 'a`b.yaml': bath };
    expect(formatChanges(compare(before, {}))).not.toContain('Em site.yaml');
  });

  it('needs none where its address leads on already', () => {
    const files = compare({ 'banho.yaml': bath }, { 'site.yaml': leads });
    expect(formatChanges(files)).toBe('Em banho: a página é apagada\n\nNos dados do site: arquivo novo');
  });
});
