import { describe, expect, it } from 'vitest';
import {
  all,
  cardsOf,
  factsOf,
  inOrder,
  linkNamed,
  messageOf,
  one,
  readSite,
  sectionsOf,
  textOf,
  textsOf,
  writtenMessage,
} from './site.ts';

const site = await readSite();

const page = () => site.at('/castracao');
const part = (id: string) => one(page(), `main #${id}`);
const chat = (key: string) => writtenMessage(site, 'pages/castracao.yaml', key);
const hero = () => one(page(), 'main section:has(h1)');

function closing() {
  const found = sectionsOf(page()).filter((section) => textOf(section).includes('Solicitar Orçamento'));
  if (found.length !== 1 || found[0] === undefined) throw new Error('Not one closing call to action');
  return found[0];
}

describe('/castracao', () => {
  it('opens with its title, the free assessment and the note on places', () => {
    const phrases = [
      'Mais saúde, tranquilidade e bem-estar para o seu pet!',
      'Agendar Avaliação Gratuita',
      'Vagas limitadas para esta semana!',
    ];
    expect(textOf(one(page(), 'h1'))).toBe(phrases[0]);
    expect(inOrder(textOf(hero()), phrases)).toEqual(phrases);
    expect(all(hero(), 'a').map(messageOf)).toEqual([chat('consulta')]);
  });

  it('goes on with benefits, procedure, ideal age, questions and the closing call to action', () => {
    const parts = ['beneficios', 'procedimento', 'idade-ideal', 'duvidas'].map(part);
    const sections = sectionsOf(page());
    const places = [hero(), ...parts, closing()].map((section) => sections.indexOf(section));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('names five benefits', () => {
    expect(cardsOf(part('beneficios')).map((card) => textOf(one(card, 'h3')))).toEqual([
      expect.stringMatching(/previne doenças/i),
      expect.stringMatching(/controle populacional/i),
      expect.stringMatching(/melhor comportamento/i),
      expect.stringMatching(/seguro e humanizado/i),
      expect.stringMatching(/mais qualidade de vida/i),
    ]);
  });

  it('closes with the free assessment and the quote, each with its own message', () => {
    expect(textsOf(closing(), 'a')).toEqual(['Agendar Avaliação Gratuita', 'Solicitar Orçamento']);
    expect(all(closing(), 'a').map(messageOf)).toEqual([chat('consulta'), chat('orcamento')]);
  });
});

describe('the procedure', () => {
  it('asks for 12 hours of fasting', () => {
    expect(factsOf(part('procedimento'))).toContainEqual(['12 horas', expect.stringMatching(/jejum/)]);
  });

  it('asks for a collar for 10-14 days', () => {
    expect(factsOf(part('procedimento'))).toContainEqual(['10-14 dias', expect.stringMatching(/colar/)]);
  });

  it('promises full recovery in 10-14 days and light activity after a week', () => {
    expect(factsOf(part('procedimento'))).toContainEqual([
      '10-14 dias',
      expect.stringMatching(/recuperação completa/),
    ]);
    expect(factsOf(part('procedimento'))).toContainEqual([
      '1 semana',
      expect.stringMatching(/atividades leves/),
    ]);
  });

  it('uses inhalation anaesthesia with constant monitoring', () => {
    const phrases = ['anestesia inalatória', 'monitoramento constante'];
    expect(inOrder(textOf(part('procedimento')), phrases)).toEqual(phrases);
  });

  it('repeats the same figures in the questions', () => {
    const answers = textOf(part('duvidas'));
    for (const figure of [
      '12 horas de jejum',
      '10 a 14 dias',
      'Depois de uma semana',
      '6 a 8 meses',
      '6 a 12 meses',
    ]) {
      expect(answers).toContain(figure);
    }
  });
});

describe('the ideal age', () => {
  const card = (title: string) => {
    const found = cardsOf(part('idade-ideal')).find((known) => textsOf(known, 'h3').includes(title));
    return textOf(found);
  };

  it('is for females 6-8 months, before the first heat, which prevents 99% of breast cancer', () => {
    expect(card('Fêmeas')).toContain('6 a 8 meses Antes do primeiro cio.');
    expect(card('Fêmeas')).toContain('previne 99% dos casos de câncer de mama');
  });

  it('is for males 6-12 months', () => {
    expect(card('Machos')).toContain('6 a 12 meses');
  });

  it('can be any, after an assessment', () => {
    expect(card('Adultos e idosos')).toMatch(/avaliação.*qualquer idade|qualquer idade.*avaliação/i);
  });
});

describe('the free consultation', () => {
  it('is shown as "De: R$ 150,00", struck through, to R$ 0,00, in the closing section and in the bonus', () => {
    const lines = all(page(), 's, del').map((struck) => [textOf(struck), textOf(struck.parentElement)]);
    const line = ['De: R$ 150,00', expect.stringMatching(/R\$ 0,00$/)];
    expect(lines).toEqual([line, line]);
  });

  it('is named beside each of its prices', () => {
    for (const struck of all(page(), 's, del')) {
      expect(textOf(struck.parentElement?.parentElement)).toMatch(/^Consulta pré-operatória De: R\$ 150,00/);
    }
  });

  it('never has its old price unstruck', () => {
    const told = textOf(page().body).split('R$ 150,00').length - 1;
    expect(told).toBe(all(page(), 's, del').length);
  });
});

describe('the bonus', () => {
  const bonus = () => one(page(), 'main [popover]');

  it('waits unseen for the section of questions', () => {
    expect(bonus().getAttribute('data-wake')).toBe('duvidas');
    expect(textOf(part('duvidas'))).not.toContain('Bônus');
  });

  it('leads with "Quero o Bônus" to the chat for a consultation', () => {
    expect(messageOf(linkNamed(bonus(), 'Quero o Bônus'))).toBe(chat('consulta'));
  });

  it('has a name and a button that closes it', () => {
    const title = one(bonus(), 'h2');
    expect(bonus().getAttribute('aria-labelledby')).toBe(title.id);
    expect(one(bonus(), 'button').getAttribute('aria-label')).toBe('Fechar');
  });

  it('exists on no other page', () => {
    const routes = site.routes.filter((route) => all(site.at(route), 'main [popover]').length > 0);
    expect(routes).toEqual(['/castracao']);
  });
});
