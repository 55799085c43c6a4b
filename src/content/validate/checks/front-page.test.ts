import { expect, it } from 'vitest';
import { putIntoWords } from '../../problems/languages.ts';
import { checkSample, samplePage } from '../../testing/sample.ts';

it.each(['/', '"/#sobre"'])(
  'says where %s leads nowhere which file the front page is, and how to have it',
  (to) => {
    const page = samplePage(`- type: hero\n  title: Olá\n  actions:\n  - label: Ir\n    to: ${to}\n`);
    const { problems } = checkSample({ 'outra.yaml': page });
    const found = problems.filter(({ severity }) => severity === 'error');
    expect(found.map((problem) => putIntoWords(problem))).toEqual([
      {
        message: 'Falta a página inicial do site, que é o arquivo pages/index.yaml.',
        cure: 'Se ele foi apagado ou mudou de nome, traga-o de volta com esse nome: as versões antigas dele estão no histórico do projeto. Se ainda não foi feito, rode: npm run new -- page index',
      },
    ]);
  },
);
