import type { YAMLError } from 'yaml';
import type { Complaint } from '../fields/behaviour.ts';
import { findNearest } from './nearest.ts';
import type { Wording } from './problem.ts';
import type { SourceKind } from './source.ts';

function error(code: string, message: string, cure: string): Wording {
  return { code, severity: 'error', message, cure };
}

function warning(code: string, message: string, cure: string): Wording {
  return { code, severity: 'warning', message, cure };
}

function list(words: readonly string[], most = 12): string {
  const shown = words.slice(0, most).join(', ');
  return words.length > most ? `${shown}…` : shown;
}

function didYouMean(word: string, known: readonly string[], otherwise: string): string {
  const nearest = findNearest(word, known);
  return nearest === undefined ? otherwise : `Você quis dizer "${nearest}"?`;
}

function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

const roots: Readonly<Record<SourceKind, string>> = {
  page: 'Comece o arquivo com title:, description:, theme: e sections:.',
  site: 'Comece o arquivo com name:, tagline:, url: e os outros dados da clínica.',
  shared: 'Comece o arquivo com type: e os campos da seção, sem traço na frente.',
};

/** What editors read, by mistake. Codes are stable; the words are theirs, never those of the tools below. */
export const wordings = {
  tooLarge: (bytes: number) =>
    error(
      'P001',
      `O arquivo é grande demais: passa de ${bytes / 1024} KB.`,
      'Divida o conteúdo em mais de uma página, ou tire o que não é texto.',
    ),
  tooManyLines: (lines: number) =>
    error(
      'P001',
      `O arquivo é longo demais: passa de ${lines} linhas.`,
      'Divida o conteúdo em mais de uma página.',
    ),
  tooDeep: (depth: number) =>
    error(
      'P002',
      `O arquivo tem recuos demais: passa de ${depth} níveis.`,
      'Escreva seção, lista e item, sem mais níveis que isso.',
    ),
  notUtf8: () =>
    error(
      'P003',
      'O arquivo não foi salvo em UTF-8, e os acentos se perderiam.',
      'No editor de texto, use "Salvar como" e escolha a codificação UTF-8.',
    ),
  controlCharacter: () =>
    error(
      'P003',
      'Há um caractere invisível aqui que não pode ir para a página.',
      'Apague o trecho marcado e digite-o de novo, sem colar.',
    ),
  tab: () =>
    error('P005', 'O recuo desta linha foi feito com a tecla Tab.', 'Apague o recuo e use espaços no lugar.'),
  duplicateKey: (key: string) =>
    key === 'type' || key === 'title'
      ? error(
          'P006',
          `"${key}" aparece duas vezes na mesma seção.`,
          'Se aqui começa outra seção, falta o traço antes: "- type: …". Se não, apague uma das duas linhas.',
        )
      : error(
          'P006',
          `"${key}" aparece duas vezes no mesmo lugar.`,
          'Apague uma das duas linhas. Se aqui começa outro item, falta o traço antes dele.',
        ),
  alias: (name: string) =>
    error(
      'P007',
      `O texto começa com asterisco (*${name}), que tem um sentido especial neste tipo de arquivo.`,
      `Ponha o texto entre aspas: "*${name}".`,
    ),
  anchor: (name: string) =>
    error(
      'P007',
      `O texto começa com "&${name}", que tem um sentido especial neste tipo de arquivo.`,
      `Ponha o texto inteiro entre aspas: "&${name} …".`,
    ),
  tag: (tag: string) =>
    error(
      'P007',
      `O texto começa com "${tag}", que tem um sentido especial neste tipo de arquivo.`,
      'Ponha o texto inteiro entre aspas.',
    ),
  severalDocuments: () =>
    error(
      'P008',
      'A linha "---" divide o arquivo em dois.',
      'Apague a linha "---". Para separar seções, use um comentário: # ──────',
    ),
  conflict: () =>
    error(
      'P008',
      'Ficaram no arquivo marcas de duas versões que se chocaram (<<<<<<<, =======, >>>>>>>).',
      'Escolha uma das versões, apague a outra e as três linhas de marcas.',
    ),
  notAMapping: (kind: SourceKind) =>
    error('P009', 'O arquivo está vazio ou não começa com os campos esperados.', roots[kind]),
  unknownType: (type: string, known: readonly string[]) =>
    error(
      'P010',
      `Tipo de seção desconhecido: "${type}".`,
      didYouMean(type, known, `Use um destes: ${list(known, 20)}.`),
    ),
  missingType: (known: readonly string[]) =>
    error(
      'P011',
      'Falta dizer o tipo desta seção.',
      `Comece a seção com "- type: " e um destes: ${list(known, 20)}.`,
    ),
  keyedSection: (type: string) =>
    error('P011', `A seção foi escrita como "- ${type}:".`, `Escreva assim: "- type: ${type}".`),
  unknownField: (field: string, known: readonly string[]) =>
    error(
      'P012',
      `Campo desconhecido: "${field}".`,
      didYouMean(field, known, `Aqui valem: ${list(known, 16)}.`),
    ),
  missingField: (field: string, description: string) =>
    error(
      'P013',
      `Falta o campo "${field}".`,
      description === ''
        ? `Escreva uma linha "${field}: …".`
        : `Escreva uma linha "${field}: …". ${description}`,
    ),
  wrongKind: (field: string, expected: 'list' | 'fields' | 'text') => {
    const cures = {
      list: `Comece cada item de "${field}" em uma linha própria, com um traço: "- …".`,
      fields: `Escreva os campos de "${field}" nas linhas de baixo, com recuo, como "nome: valor".`,
      text: `Escreva o texto de "${field}" na mesma linha. Se ele tem dois-pontos, ponha-o entre aspas.`,
    };
    const found = { list: 'uma lista', fields: 'um grupo de campos', text: 'um texto' };
    return error('P014', `"${field}" pede ${found[expected]}, e aqui está outra coisa.`, cures[expected]);
  },
  emptyValue: (field: string) =>
    error(
      'P015',
      `"${field}" está vazio.`,
      `Escreva o valor na mesma linha, ou apague a linha. Um valor que começa com # precisa de aspas.`,
    ),
  tooFew: (field: string, least: number) =>
    error('P016', `"${field}" tem itens de menos.`, `Ponha pelo menos ${count(least, 'item', 'itens')}.`),
  tooMany: (field: string, most: number) =>
    error('P016', `"${field}" tem itens demais.`, `Deixe no máximo ${count(most, 'item', 'itens')}.`),
  unknownValue: (field: string, value: string, known: readonly string[], said: string) =>
    error(
      'P017',
      `"${field}" não aceita "${value}".`,
      didYouMean(value, known, said === '' ? `Use um destes: ${list(known, 40)}.` : said),
    ),
  invalidForm: (field: string, value: string, said: string) =>
    error('P018', `O valor de "${field}" não está na forma esperada: "${shorten(value)}".`, said),
  tooLong: (field: string, most: number) =>
    error('P019', `O texto de "${field}" é longo demais.`, `Use no máximo ${most} letras.`),
  tooShort: (field: string, least: number) =>
    error('P019', `O texto de "${field}" é curto demais.`, `Use pelo menos ${least} letras.`),
  duplicateId: (id: string) =>
    error(
      'P020',
      `Duas seções desta página têm o mesmo id: "${id}".`,
      'Dê outro id a uma delas, ou apague a linha.',
    ),
  badFileName: (name: string) =>
    error(
      'P028',
      `O nome do arquivo "${name}" não serve de endereço.`,
      'Use só letras minúsculas sem acento, números e hífen, e a terminação .yaml, como banho-e-tosa.yaml.',
    ),
  missingSite: () =>
    error(
      'P029',
      'Falta o arquivo site.yaml, com os dados da clínica.',
      'Ponha site.yaml na mesma pasta das páginas.',
    ),
  cutByHash: (text: string, comment: string) =>
    error(
      'P030',
      `Tudo o que vem depois de " #" é ignorado; "#${shorten(comment)}" não apareceria na página.`,
      `Ponha o texto inteiro entre aspas: "${`${shorten(text)} #${shorten(comment)}`.trim()}".`,
    ),
  wrongCombination: (said: string) => error('P031', 'Estes campos não combinam.', said),
  unknownDefault: (key: string, known: readonly string[]) =>
    error(
      'P032',
      `A mensagem padrão "${key}" não existe.`,
      didYouMean(key, known, `Use uma destas: ${list(known, 16)}.`),
    ),
} as const;

function shorten(text: string, most = 60): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

const quotes = 'Ponha o texto entre aspas retas: "…".';

const syntax: Readonly<Record<string, () => Wording>> = {
  TAB_AS_INDENT: wordings.tab,
  MULTIPLE_DOCS: wordings.severalDocuments,
  BAD_INDENT: () =>
    error(
      'P004',
      'O recuo desta linha não combina com o das linhas de cima.',
      'Alinhe a linha com as outras da mesma seção ou do mesmo item.',
    ),
  MISSING_CHAR: () =>
    error(
      'P004',
      'Falta um sinal: aspas ou colchetes que abrem e não fecham, ou um dois-pontos.',
      'Confira se cada " tem seu par, e se cada campo está escrito como "nome: valor".',
    ),
  BLOCK_AS_IMPLICIT_KEY: () => error('P004', 'Há dois-pontos no meio deste texto.', quotes),
  MULTILINE_IMPLICIT_KEY: () =>
    error(
      'P004',
      'Falta o dois-pontos depois do nome do campo nesta linha.',
      'Escreva "nome: valor", com um espaço depois do dois-pontos.',
    ),
  BAD_SCALAR_START: () => error('P004', 'O texto começa com um sinal que não pode vir primeiro.', quotes),
  BAD_DQ_ESCAPE: () =>
    error(
      'P004',
      'Há uma barra invertida (\\) dentro das aspas.',
      "Troque as aspas duplas por simples: '…'.",
    ),
  UNEXPECTED_TOKEN: () =>
    error(
      'P004',
      'Há algo sobrando nesta linha.',
      'Apague o trecho marcado, ou ponha o texto todo entre aspas.',
    ),
};

/** The wording for the YAML reader's first error in a file. */
export function describeSyntaxError(fault: YAMLError, text: string): Wording {
  const lineStart = text.lastIndexOf('\n', fault.pos[0] - 1) + 1;
  const line = text.slice(lineStart).split('\n', 1)[0] ?? '';
  if (/^(<{7}|={7}|>{7})/m.test(text)) return wordings.conflict();
  if (/^ *\t/.test(line)) return wordings.tab();
  if (fault.code === 'DUPLICATE_KEY') {
    return wordings.duplicateKey(/^[\s-]*([^:]+?)\s*:/.exec(text.slice(fault.pos[0]))?.[1] ?? '');
  }
  const describe = syntax[fault.code];
  if (describe !== undefined) return describe();
  return error(
    'P004',
    'O programa não conseguiu ler a partir daqui.',
    'Compare com a seção de cima: recuo, traço, dois-pontos e aspas.',
  );
}

/** The wording for what a field finds wrong once it knows the whole site. */
export function describeComplaint(complaint: Complaint): Wording {
  switch (complaint.kind) {
    case 'unknown-message':
      return warning(
        'P021',
        `A mensagem "${complaint.key}" não existe; o botão usaria a mensagem padrão da página.`,
        didYouMean(complaint.key, complaint.known, `Use uma destas: ${list(complaint.known, 16)}.`),
      );
    case 'unknown-route':
      return error(
        'P022',
        `A página "${complaint.route}" não existe.`,
        didYouMean(complaint.route, complaint.known, `As páginas são: ${list(complaint.known)}.`),
      );
    case 'unknown-anchor':
      return error(
        'P023',
        `Nenhuma seção de "${complaint.route}" tem o id "${complaint.anchor}".`,
        didYouMean(
          complaint.anchor,
          complaint.known,
          complaint.known.length === 0
            ? `Escreva "id: ${complaint.anchor}" na seção aonde o link deve levar.`
            : `Os ids dessa página são: ${list(complaint.known)}.`,
        ),
      );
    case 'missing-picture':
      return error(
        'P024',
        `A foto "${complaint.file}" não está em public/images.`,
        didYouMean(complaint.file, complaint.known, 'Copie o arquivo para public/images, ou corrija o nome.'),
      );
    case 'missing-alt':
      return error(
        'P025',
        'A foto não tem descrição para quem não pode vê-la.',
        'Escreva abaixo dela "imageAlt: " e o que a foto mostra, em uma frase.',
      );
    case 'unknown-shared':
      return error(
        'P026',
        `A seção compartilhada "${complaint.name}" não existe em pages/_shared.`,
        didYouMean(complaint.name, complaint.known, `As que existem são: ${list(complaint.known)}.`),
      );
    case 'ended-offer':
      return warning(
        'P027',
        `A validade terminou em ${complaint.date}, e a seção continua no ar.`,
        'Atualize a data, ou esconda a seção com "hidden: sim".',
      );
  }
}
