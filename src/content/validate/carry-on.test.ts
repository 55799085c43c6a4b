import { describe, expect, it } from 'vitest';
import { applyEdit } from '../problems/edit.ts';
import { putIntoWords } from '../problems/languages.ts';
import { checkSample, samplePage } from '../testing/sample.ts';

const errorsOn = (page: string) =>
  checkSample({ 'index.yaml': page }).problems.filter(({ severity }) => severity === 'error');

const services = (price: string, text = 'Com secagem.') =>
  samplePage(`- type: hero
  title: Olá
- type: services
  title: Serviços
  items:
  - title: Banho
    description: ${text}
    ${price}
`);

describe('a cure after which its lines have another mistake', () => {
  it.each([['price: R$ 150 (porte G: R$ 190)', ['Há dois-pontos', 'vai só o valor'], '    price: R$ 150']])(
    'is told with that one, and cures both: %s',
    (line, told, written) => {
      const page = services(line);
      const [problem, ...others] = errorsOn(page);
      if (problem === undefined) throw new Error('Nothing is wrong.');
      const { message, cure } = putIntoWords(problem);
      expect(others).toEqual([]);
      for (const part of told) expect(`${message} ${cure}`).toContain(part);
      expect(problem.further?.lines.join('\n')).toContain(written);
      expect(problem.edit === undefined || errorsOn(applyEdit(page, problem.edit)).length === 0).toBe(true);
    },
  );

  it('is left alone where one cure is enough', () => {
    const [problem] = errorsOn(services('price: R$ 15', '"a" b'));
    expect(problem?.further).toBeUndefined();
  });

  it('is left alone where the next mistake has no certain end', () => {
    const [problem] = errorsOn(services('price: preço: sob consulta: já'));
    expect(problem?.further).toBeUndefined();
  });
});
