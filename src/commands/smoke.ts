import { count } from '../content/problems/wording.ts';
import type { LanguageName } from '../content/problems/language.ts';
import { explainInPortuguese, readArguments } from './arguments.ts';
import { conclude } from './conclude.ts';
import { isWarning, tellFaults } from './live/faults.ts';
import { parseAddress, visitSite, type Failure, type LiveAnswer } from './live/site-visitor.ts';
import { walkSite, type Walk } from './live/walk-site.ts';
import { Refusal } from './refusal.ts';
import type { Command } from './terminal.ts';

const options = {
  lang: { type: 'string', default: 'pt' },
  seconds: { type: 'string', default: '60' },
} as const;

/** What a walk came to, in figures. */
interface Sum extends Pick<Walk, 'pages' | 'version'> {
  readonly requests: number;
  readonly seconds: number;
  readonly errors: number;
  readonly warnings: number;
}

interface Words {
  readonly usage: string;
  readonly badAddress: (typed: string) => string;
  readonly badSeconds: (typed: string) => string;
  readonly silent: Readonly<Record<Failure, (origin: string) => string>>;
  readonly elsewhere: (origin: string, to: string) => string;
  readonly sum: (sum: Sum) => string;
}

const words: Readonly<Record<LanguageName, Words>> = {
  pt: {
    usage: 'Uso: npm run smoke -- https://www.exemplo.com.br [--seconds 60] [--lang pt|en]',
    badAddress: (typed) =>
      `"${typed}" não é o endereço de um site. Escreva-o inteiro, sem senha e sem página, como https://www.exemplo.com.br.`,
    badSeconds: (typed) => `--seconds pede um número de 1 a 600, e não "${typed}".`,
    silent: {
      connection: (origin) =>
        `Não consegui falar com ${origin}. Confira o endereço e a internet deste computador, e tente de novo.`,
      time: (origin) =>
        `${origin} não respondeu a tempo. Veja se o servidor está no ar e se não está sobrecarregado, e tente de novo.`,
      certificate: (origin) =>
        `O certificado de ${origin} não vale: venceu, é de outro endereço, ou não se sabe quem o assinou. Acerte o certificado no servidor e tente de novo.`,
    },
    elsewhere: (origin, to) =>
      `${origin} leva a ${to}, e nada mais foi visto. Rode de novo com esse endereço, ou acerte o servidor.`,
    sum: ({ pages, requests, seconds, errors, warnings, version }) =>
      [
        `${count(pages, 'página', 'páginas')} e ${count(requests, 'endereço', 'endereços')} vistos em ${seconds.toFixed(1).replace('.', ',')} s: `,
        errors === 0 ? 'nenhum erro' : count(errors, 'erro', 'erros'),
        warnings === 0 ? '.' : `, ${count(warnings, 'aviso', 'avisos')}.`,
        version === undefined ? '' : ` No ar: versão ${version.version}, montada para ${version.day}.`,
      ].join(''),
  },
  en: {
    usage: 'Usage: npm run smoke -- https://www.example.com [--seconds 60] [--lang pt|en]',
    badAddress: (typed) =>
      `"${typed}" is no site's address. Write it whole, without a password or a page, as https://www.example.com.`,
    badSeconds: (typed) => `--seconds takes a number from 1 to 600, and not "${typed}".`,
    silent: {
      connection: (origin) =>
        `${origin} does not answer. Check the address and this computer's network, and try again.`,
      time: (origin) =>
        `${origin} did not answer in time. See whether the server is up and has not too much to do, and try again.`,
      certificate: (origin) =>
        `The certificate of ${origin} is not valid: it has expired, is another address's, or it is not known who signed it. Mend it on the server and try again.`,
    },
    elsewhere: (origin, to) =>
      `${origin} leads to ${to}, and nothing else was looked at. Run this again with that address, or mend the server.`,
    sum: ({ pages, requests, seconds, errors, warnings, version }) =>
      [
        `${count(pages, 'page', 'pages')} and ${count(requests, 'address', 'addresses')} seen in ${seconds.toFixed(1)} s: `,
        errors === 0 ? 'no errors' : count(errors, 'error', 'errors'),
        warnings === 0 ? '.' : `, ${count(warnings, 'warning', 'warnings')}.`,
        version === undefined ? '' : ` Online: version ${version.version}, built for ${version.day}.`,
      ].join(''),
  },
};

function readOrigin(typed: string): string | undefined {
  try {
    const { protocol, username, password, pathname, search, hash, origin } = new URL(typed);
    const isBare = username + password + search + hash === '' && pathname === '/';
    return ['http:', 'https:'].includes(protocol) && isBare ? origin : undefined;
  } catch {
    return undefined;
  }
}

/** The other origin that a site leads to instead of answering. */
function leadsTo({ status, headers }: LiveAnswer, origin: string): string | undefined {
  const to = headers.get('location');
  const url = to === null || status < 300 || status > 399 ? undefined : parseAddress(to, origin);
  return url !== undefined && url.origin !== origin && /^https?:$/.test(url.protocol)
    ? url.origin
    : undefined;
}

function readLanguage(typed: string): LanguageName {
  if (typed === 'pt' || typed === 'en') return typed;
  throw new Refusal(`--lang: pt | en.\n${words.pt.usage}`, 2);
}

/**
 * Looks at a live site as visitors get it, and changes nothing. Exit code 0: good, 1: something is wrong with it, 2: wrong
 * usage, or a site that does not answer at all or leads to another address.
 */
export const smoke: Command = (typed, given) =>
  conclude(given, async ({ print, today }) => {
    const explain = explainInPortuguese(words.pt.usage);
    const { values, positionals } = readArguments(typed, {
      options,
      takesWords: true,
      usage: words.pt.usage,
      explain,
    });
    const language = readLanguage(values.lang);
    const say = words[language];
    const [address = ''] = positionals;
    const origin = positionals.length === 1 ? readOrigin(address) : undefined;
    if (origin === undefined) throw new Refusal(`${say.badAddress(address)}\n${say.usage}`, 2);
    if (!/^([1-9]\d?|[1-5]\d\d|600)$/.test(values.seconds))
      throw new Refusal(say.badSeconds(values.seconds), 2);
    const visitor = visitSite(origin, Number(values.seconds));
    const begun = performance.now();
    const first = await visitor.ask('/');
    if ('failure' in first) throw new Refusal(say.silent[first.failure](origin), 2);
    const elsewhere = leadsTo(first, origin);
    if (elsewhere !== undefined) throw new Refusal(say.elsewhere(origin, elsewhere), 2);
    const { faults, ...walk } = await walkSite(visitor, today);
    for (const line of tellFaults(faults, language)) print(line);
    const warnings = faults.filter(isWarning).length;
    const errors = faults.length - warnings;
    const seconds = (performance.now() - begun) / 1000;
    print(say.sum({ ...walk, requests: visitor.count(), seconds, errors, warnings }));
    return errors === 0 ? 0 : 1;
  });
