import { describe, expect, it } from 'vitest';
import type { Path } from '../problems/problem.ts';
import { describeConflict } from './describe-conflict.ts';

const faq = { type: 'faq', items: [{ question: 'Dói?', answer: 'Não.' }] };
const page = {
  title: 'Página',
  header: { actions: [{ label: 'Ligar' }] },
  sections: [faq, { type: 'hero' }, faq],
};

function describeAt(path: Path, data: unknown, values: { ours?: unknown; theirs?: unknown } = {}): string {
  return describeConflict(
    { kind: 'both-changed', path, base: undefined, ours: 'nosso', theirs: 'deles', ...values },
    data,
  );
}

describe('describeConflict', () => {
  it('names a field by what is around it, from the section inwards', () => {
    expect(describeAt(['title'], page)).toBe('título');
    expect(describeAt(['header', 'actions', 0, 'label'], page)).toBe('cabeçalho, botão 1, texto do botão');
    expect(describeAt(['sections', 1, 'items'], page)).toBe('Capa, itens');
    expect(describeAt(['sections', 1, 'stats', 0, 'label'], page)).toBe('Capa, número 1, texto do número');
  });

  it('calls the name of a special day as its form does', () => {
    const hours = { week: [], exceptions: [{ days: 'Natal', date: '25/12/2026' }] };
    expect(describeAt(['hours', 'exceptions', 0, 'days'], { hours })).toBe(
      'horário, dia especial 1, nome do dia',
    );
  });

  it('numbers a section where the page has more of its block', () => {
    expect(describeAt(['sections', 2, 'items', 0, 'answer'], page)).toBe(
      'Dúvidas (seção 3), pergunta 1, resposta',
    );
    expect(describeAt(['sections', 1], page)).toBe('Capa');
  });

  it('knows the items of a shared section', () => {
    expect(describeAt(['items', 0, 'answer'], faq)).toBe('pergunta 1, resposta');
  });

  it('calls what is not there by its name', () => {
    const ours = { question: 'Aceita cartão?' };
    expect(describeAt(['sections', 0, 'items', 1], page, { ours, theirs: undefined })).toBe(
      'Dúvidas (seção 1), pergunta "Aceita cartão?"',
    );
    expect(describeAt(['sections', 1], page, { ours: { type: 'cta' }, theirs: undefined })).toBe('Chamada');
  });

  it('tells a section without a type, or of a type that nobody knows', () => {
    const odd = { sections: [{ title: 'x' }, { type: 'heroo' }] };
    expect(describeAt(['sections', 0, 'title'], odd)).toBe('seção 1, título');
    expect(describeAt(['sections', 1, 'title'], odd)).toBe('heroo, título');
  });
});
