import { expect, it } from 'vitest';
import { countsIn, findChanges } from './counts.ts';
import { replaceCount } from './write-count.ts';

/** A text with the first of its counts changed as another text was. */
function follow(before: string, now: string, text: string): string | undefined {
  const [change] = findChanges(before, now);
  const [place] = countsIn(text);
  return change && place && replaceCount(text, place, { change, before, now });
}

it.each([
  ['10–14 dias', '7–10 dias', 'Leva de 10 a 14 dias.', 'Leva de 7 a 10 dias.'],
  ['6 a 12 meses', '8 a 12 meses', 'Entre 6 e 12 meses', 'Entre 8 e 12 meses'],
  ['10% a 15%', '10% a 20%', 'De 10% a 15% menos', 'De 10% a 20% menos'],
  ['10 a 14 dias', '15 dias', 'A entrega leva de 10 a 14 dias.', 'A entrega leva 15 dias.'],
  ['10 a 14 dias', '15 dias', 'Prazo de 10 a 14 dias', 'Prazo de 15 dias'],
  ['10 a 14 dias', '15 dias', 'Leva entre 10 e 14 dias', 'Leva 15 dias'],
  ['12 horas', '8 a 12 horas', 'Com 12 horas antes', 'Com 8 a 12 horas antes'],
  ['12 horas', 'oito horas', '12 horas', '8 horas'],
  ['2 horas', '1h30', 'Cerca de 2 horas, em média', 'Cerca de 1h30, em média'],
  ['2 horas', '1 hora e meia', 'Cerca de 2 horas.', 'Cerca de 1 hora e meia.'],
  ['1 semana', '10 dias', 'Depois de uma semana, chega', 'Depois de 10 dias, chega'],
  ['1 semana', '2 semanas', 'Depois de uma semana', 'Depois de 2 semanas'],
  ['2 semanas', '1 semana', 'Em 2 semanas.', 'Em 1 semana.'],
  ['3x sem juros', '6x sem juros', 'Em 3 vezes', 'Em 6 vezes'],
  ['4 meses', '6 meses', 'A partir de 4 meses', 'A partir de 6 meses'],
  ['2 constructors', '3 constructors', 'De 2 a 4 constructors', '3 constructors'],
])('of %s that is %s now, "%s" becomes "%s"', (before, now, text, changed) => {
  expect(follow(before, now, text)).toBe(changed);
});

it.each([
  ['what is one, beside a word that bends with it', '1 dia', '2 dias', 'Em 1 dia útil'],
  ['what is every one', '1 mês', '2 meses', 'A cada 1 mês, um novo'],
  ['an article that does not fit another unit', '2 semanas', '10 dias', 'Nas 2 semanas de espera'],
  ['a limit that was none before', '6 a 8 meses', 'A partir de 5 meses', 'Com 6 a 8 meses'],
  ['a single number where two were told', '10 a 14 dias', '15 dias', 'Chega entre 10 e 14 dias'],
  ['a limit that would be two numbers', '12 horas', '8 a 12 horas', 'Menos de 12 horas'],
])('leaves to a person %s', (_, before, now, text) => {
  expect(follow(before, now, text)).toBeUndefined();
});

it.each([
  ['hours of the day', 'Das 8 às 12 horas', 'Das 8 às 18 horas'],
  ['one of a thing', 'Um bônus', '2 bônus'],
  ['a price', 'R$ 35 todos', 'R$ 45 todos'],
  ['what we do', 'Dia 12 fechamos', 'Dia 13 fechamos'],
  ['the same in another form', '10–14 dias', 'dez a catorze dias'],
])('does not take %s for a count that changed', (_, before, now) => {
  expect(findChanges(before, now)).toEqual([]);
});
