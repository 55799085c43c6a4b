import { putIntoWords } from '../../problems/languages.ts';
import { describe, expect, it } from 'vitest';
import { formatReport } from '../../present/report.ts';
import { sampleContent, samplePage } from '../../testing/sample.ts';
import { validate } from '../validate.ts';

const megabyte = 1024 * 1024;

/** What is said of pictures of so many bytes. */
function tell(sizes: Readonly<Record<string, number>>) {
  const content = sampleContent({ 'index.yaml': samplePage('- type: hero\n  title: Olá\n') });
  const pictures = Object.entries(sizes).map(([name, bytes]) =>
    Object.assign({}, content.pictures[0]!, { name, bytes }),
  );
  const { problems } = validate({ ...content, pictures }, { today: '2026-01-31' });
  return problems.filter(({ code }) => code === 'P045');
}

describe('checkHeavyPictures', () => {
  it('tells a photograph of 25 MB with its size, the limit and what to do', () => {
    const problems = tell({ 'luna.jpg': 25 * megabyte });
    expect(formatReport(problems, [])).toMatchInlineSnapshot(`
      "DICA  public/images/luna.jpg
        Esta foto tem 25 MB; o site não precisa de mais que 5 MB.

        → Salve uma versão menor no lugar dela, em JPG, com 2400 pontos de largura. No Windows, em Fotos, é "Redimensionar imagem"; no Mac, em Pré-Visualização, é Ferramentas › Ajustar Tamanho.
          Quem visita o site já recebe versões menores, que ele faz sozinho; é o projeto que guarda a foto inteira e fica lento de copiar e de publicar. P045

      0 páginas conferidas, nenhum erro. 1 dica."
    `);
  });

  it('tells several as one hint', () => {
    const problems = tell({
      'luna.jpg': 25 * megabyte,
      'rex.jpg': 5.23 * megabyte,
      'nina.jpg': 2 * megabyte,
    });
    expect(problems.map((problem) => [problem.file, putIntoWords(problem).message])).toMatchInlineSnapshot(`
      [
        [
          "public/images",
          "2 fotos têm mais que os 5 MB de que o site precisa: luna.jpg (25 MB), rex.jpg (5,3 MB).",
        ],
      ]
    `);
  });

  it('says nothing of a photograph as large as it may be', () => {
    expect(tell({ 'luna.jpg': 5 * megabyte })).toEqual([]);
  });
});
