import { describe, expect, it } from 'vitest';
import { applyEdit, type Edit } from '../problems/edit.ts';
import { putIntoWords } from '../problems/languages.ts';
import type { Problem } from '../problems/problem.ts';
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
  it('is told with that one, and cures both', () => {
    const page = services('price: R$ 150 (porte G: R$ 190)');
    const [problem, ...others] = errorsOn(page);
    expect(others).toEqual([]);
    const { message, cure } = putIntoWords(problem as Problem);
    expect(message).toContain('Há dois-pontos');
    expect(cure).toContain('vai só o valor');
    expect(cure).toContain('\n    price: R$ 150');
    expect(errorsOn(applyEdit(page, problem?.edit as Edit))).toEqual([]);
  });

  it('is left alone where one cure is enough', () => {
    const [problem] = errorsOn(services('price: R$ 15', '"a" b'));
    expect(problem?.further).toBeUndefined();
  });

  it('is left alone where the next mistake has no certain end', () => {
    const [problem] = errorsOn(services('price: preço: sob consulta: já'));
    expect(problem?.further).toBeUndefined();
  });
});
