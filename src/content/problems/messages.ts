import { isRealDate } from '../../fields/repair.ts';
import { pastedWordings } from './messages-pasted.ts';
import type { Suggestion } from './problem.ts';
import { count, didYouMean, error, hint, list, paste, shorten, warning } from './wording.ts';

const monthNames = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** What editors read about what a file says. Codes are stable; the words are theirs, never those of the tools below. */
export const wordings = {
  ...pastedWordings,
  unknownType: (type: string, known: readonly string[]) =>
    error(
      'P010',
      `Tipo de seção desconhecido: "${shorten(type)}".`,
      didYouMean(type, known, `Use um destes: ${list(known, 20)}.`),
    ),
  missingType: (known: readonly string[]) =>
    error(
      'P011',
      'Falta dizer o tipo desta seção.',
      `Comece a seção com "- type: " e um destes: ${list(known, 20)}.`,
    ),
  keyedSection: (type: string, written: string) =>
    error('P011', `A seção foi escrita como "- ${written}".`, `Escreva assim: "- type: ${type}".`),
  unknownField: (field: string, known: readonly string[]) =>
    error(
      'P012',
      `Campo desconhecido: "${shorten(field)}".`,
      didYouMean(field, known, `Aqui valem: ${list(known, 16)}.`),
    ),
  misplacedField: (field: string, better: string) =>
    error('P012', `O campo "${shorten(field)}" não vale aqui.`, better),
  missingField: (field: string, description: string) =>
    error(
      'P013',
      `Falta o campo "${field}".`,
      description === ''
        ? `Escreva uma linha "${field}: …".`
        : `Escreva uma linha "${field}: …". ${description}`,
    ),
  unknownFields: (fields: readonly string[]) =>
    error(
      'P012',
      `Estes campos não valem aqui: ${list(
        fields.map((field) => `"${field}"`),
        6,
      )}.`,
      'Parece faltar a linha acima deles, ou o recuo. Veja a que lugar pertencem, e leve-os para lá.',
    ),
  missingFields: (fields: readonly string[], isFile: boolean) =>
    error(
      'P013',
      `Faltam os campos ${list(
        fields.map((field) => `"${field}"`),
        8,
      )}.`,
      `Escreva uma linha para cada um: ${fields
        .slice(0, 4)
        .map((field) => `"${field}: …"`)
        .join(', ')}. ${
        isFile
          ? 'Se um pedaço do arquivo se apagou sem querer, desfaça com Ctrl+Z.'
          : 'Se aqui não começa nada novo, apague o traço ou a linha.'
      }`,
    ),
  colonInItem: (line: string) =>
    error(
      'P014',
      'Há dois-pontos no meio deste texto, e o que vem antes deles passa por nome de campo.',
      paste(line),
    ),
  wrongKind: (field: string, expected: 'list' | 'fields' | 'text', value?: string) => {
    const cures = {
      list:
        value === undefined || value.includes('\n')
          ? `Comece cada item de "${field}" em uma linha própria, com um traço: "- …".`
          : `Deixe só "${field}:" nesta linha, e na de baixo, com recuo: - ${shorten(value)}`,
      fields: `Escreva os campos de "${field}" nas linhas de baixo, com recuo, como "nome: valor".`,
      text: `Escreva o texto de "${field}" na mesma linha. Se ele tem dois-pontos, ponha-o entre aspas.`,
    };
    const found = { list: 'uma lista', fields: 'um grupo de campos', text: 'um texto' };
    if (expected === 'text' && value !== undefined) {
      return error('P014', `O texto de "${field}" começa com um sinal especial.`, paste(value));
    }
    return error('P014', `"${field}" pede ${found[expected]}, e aqui está outra coisa.`, cures[expected]);
  },
  emptyValue: (field: string) =>
    error(
      'P015',
      `"${field}" está vazio.`,
      `Escreva o valor na mesma linha, ou apague a linha. Um valor que começa com # precisa de aspas.`,
    ),
  blankValue: (field: string, isSpaces: boolean) =>
    error(
      'P015',
      `"${field}" está vazio: só tem ${isSpaces ? 'espaços' : 'caracteres que não se veem'}.`,
      'Escreva o valor, ou apague a linha.',
    ),
  nothing: (field: string) =>
    error(
      'P015',
      `"${field}" está vazio: o que está escrito aqui quer dizer "nada".`,
      'Escreva o valor, ou apague a linha. Se o texto é mesmo esse, ponha-o entre aspas.',
    ),
  emptyList: (field: string) =>
    error(
      'P015',
      `"${field}" está vazio.`,
      field === 'sections'
        ? 'Escreva abaixo as seções, cada uma começando com "- type:".'
        : 'Escreva abaixo os itens, cada um em sua linha e com um traço; ou apague a linha.',
    ),
  tooFew: (field: string, least: number) =>
    error('P016', `"${field}" tem itens de menos.`, `Ponha pelo menos ${count(least, 'item', 'itens')}.`),
  tooMany: (field: string, most: number) =>
    error('P016', `"${field}" tem itens demais.`, `Deixe no máximo ${count(most, 'item', 'itens')}.`),
  unknownValue: (field: string, value: string, known: readonly string[], said: string) =>
    error(
      'P017',
      `"${field}" não aceita "${shorten(value)}".`,
      didYouMean(value, known, said === '' ? `Use um destes: ${list(known, 40)}.` : said),
    ),
  /** `line` is the whole line as it should be: a field, or an item with its dash. */
  repairableValue: (code: 'P017' | 'P018', field: string, repair: Suggestion, line: string) =>
    error(
      code,
      code === 'P017'
        ? `"${field}" não aceita "${shorten(repair.from)}".`
        : `O valor de "${field}" não está na forma esperada: "${shorten(repair.from)}".`,
      { cure: paste(line), suggestion: repair },
    ),
  invalidForm: (field: string, value: string, said: string) =>
    error('P018', `O valor de "${field}" não está na forma esperada: "${shorten(value)}".`, said),
  /** `typed` has the form of a day, and the calendar has no such day. */
  noSuchDay: (field: string, typed: string) => {
    const [date = 0, month = 0, year = 0] = typed.split('/').map(Number);
    const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
    if (month < 1 || month > 12) {
      const swapped = [month, date, year].map((part) => String(part).padStart(2, '0')).join('/');
      const cure = isRealDate(swapped) ? paste(`${field}: ${swapped}`) : 'Confira o mês, que vai de 01 a 12.';
      return error('P018', `${typed} não existe: o segundo número é o mês.`, cure);
    }
    const name = month === 2 ? `fevereiro de ${year}` : monthNames[month - 1];
    const [day, last] = [date < 1 ? '01' : String(days), date < 1 ? 'primeiro' : 'último'];
    return error(
      'P018',
      `${typed} não existe: ${name} tem ${days} dias.`,
      `Confira o dia. Se é o ${last} do mês, escreva: ${field}: ${day}${typed.slice(2)}`,
    );
  },
  tooLong: (field: string, most: number) =>
    error('P019', `O texto de "${field}" é longo demais.`, `Use no máximo ${most} letras.`),
  tooShort: (field: string, least: number) =>
    error('P019', `O texto de "${field}" é curto demais.`, `Use pelo menos ${least} letras.`),
  duplicateId: (id: string, free: string) =>
    error(
      'P020',
      `Duas seções desta página têm o mesmo id: "${id}".`,
      `Troque o desta seção, a segunda das duas; o da outra fica. Um id tem só letras minúsculas sem acento, números e hifens. ${paste(`id: ${free}`)}`,
    ),
  incomplete: (said: string) => error('P031', 'Falta um campo aqui.', said),
  wrongCombination: (said: string) => error('P031', 'Estes campos não combinam.', said),
  lengthOfHead: (field: 'title' | 'description', letters: number, [least, most]: readonly [number, number]) =>
    warning(
      'P038',
      field === 'title'
        ? `O título da página tem ${letters} letras; o Google mostra bem de ${least} a ${most}.`
        : `A descrição da página tem ${letters} letras; o Google mostra bem de ${least} a ${most}.`,
      letters > most
        ? 'Encurte o texto, com o mais importante primeiro.'
        : 'Diga mais: o serviço, a cidade e o nome da clínica.',
    ),
  copiedSection: () =>
    warning(
      'P039',
      'Esta seção é igual a outra desta página.',
      'Se ela foi copiada em vez de recortada, apague uma das duas.',
    ),
  sharedCopy: (file: string, more: number) =>
    hint(
      'P039',
      more === 0
        ? `Esta seção é igual a uma de ${file}.`
        : `Esta seção e mais ${more} desta página são iguais às de ${file}.`,
      'Guarde-a uma vez só em pages/_shared e mostre-a nas duas páginas com "- type: use": mudar em um lugar muda nos dois.',
    ),
  unknownDefault: (key: string, known: readonly string[]) =>
    error(
      'P032',
      `A mensagem padrão "${key}" não existe.`,
      didYouMean(key, known, `Use uma destas: ${list(known, 16)}.`),
    ),
} as const;
