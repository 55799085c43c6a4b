import { subjects as subjectWords, type Subject } from '../../fields/claim.ts';
import type { Wording } from '../problem.ts';
import { count, didYouMean, hint, list, quote, shorten, warning } from '../wording.ts';
import type { Claim } from './collect.ts';
import { isHours } from './key.ts';
import { formatScope } from './scope.ts';

/** Where declarations are written. */
const home = '"claims", em pages/site.yaml';

function title(subjects: readonly Subject[]): string {
  const words = subjects.map((subject) => subjectWords[subject]).join(' e ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** A text as it may stand behind a colon. */
function writeValue(said: string): string {
  return /^[\p{L}\d+][^#"']*$/u.test(said) && !/:(\s|$)/.test(said) ? said : quote(said);
}

/** A declaration for each subject, to paste below `claims:`. */
function writeEntries(subjects: readonly Subject[], claims: readonly Claim[]): readonly string[] {
  const [first] = claims;
  if (first === undefined) return [];
  const places = [...new Set(claims.flatMap(({ scopes }) => scopes.map(formatScope)))];
  return subjects.flatMap((subject) => [
    `  - subject: ${subject}`,
    `    value: ${writeValue(first.said)}`,
    '    where:',
    ...places.map((place) => `      - ${place}`),
  ]);
}

/** A claim that disagrees with others of the site, as the editor reads it. */
interface Disagreement {
  readonly subjects: readonly Subject[];
  readonly claim: Claim;
  readonly alike: readonly Claim[];
  /** The claims that it disagrees with; those that are not yet declared are declared together with it. */
  readonly against: readonly Claim[];
  readonly undeclared: readonly Claim[];
  readonly hasLedger: boolean;
  /** The line of a declaration that says the same for other places. */
  readonly sameLine?: number | undefined;
}

function cureOf({ subjects, alike, undeclared, hasLedger, sameLine }: Disagreement): string {
  if (sameLine !== undefined) {
    const places = [...new Set(alike.flatMap(({ scopes }) => scopes.map(formatScope)))];
    const lines = places.map((place) => `      - ${place}`);
    return [
      `Deixe os dois iguais. Se este vale mesmo aqui, acrescente ao "where" da linha ${sameLine} de pages/site.yaml:`,
      ...lines,
    ].join('\n');
  }
  const entries = [...writeEntries(subjects, undeclared), ...writeEntries(subjects, alike)];
  return hasLedger
    ? [`Deixe os dois iguais. Se são mesmo diferentes, acrescente ao fim de ${home}:`, ...entries].join('\n')
    : [
        'Deixe os dois iguais. Se são mesmo diferentes, escreva em pages/site.yaml:',
        'claims:',
        ...entries,
      ].join('\n');
}

/** What editors read about figures and hours that disagree, and about declarations that do not hold. */
export const claimWordings = {
  disagrees: (found: Disagreement): Wording => {
    const { subjects, claim, alike, against } = found;
    const there = against[0]?.said ?? '';
    const also =
      alike.length > 1
        ? ` ${count(alike.length - 1, 'outro lugar diz', 'outros lugares dizem')} o mesmo que aqui.`
        : '';
    return warning(
      'P043',
      `${title(subjects)}: aqui está "${shorten(claim.said)}", e em outro lugar "${shorten(there)}".${also}`,
      cureOf(found),
    );
  },
  notAsDeclared: (subjects: readonly Subject[], claim: Claim, declared: string, line: number) =>
    warning(
      'P043',
      `${title(subjects)}: aqui está "${shorten(claim.said)}", e site.yaml declara "${shorten(declared)}" para este lugar.`,
      `Corrija aqui. Se "${shorten(claim.said)}" é o certo, escreva em pages/site.yaml, na linha ${line}:\n    value: ${writeValue(claim.said)}`,
    ),
  unknownPlace: (place: string, known: readonly string[]) =>
    warning(
      'P044',
      `O lugar "${shorten(place)}" não existe no site.`,
      didYouMean(place, known, `Corrija o lugar, ou apague esta linha. Existem: ${list(known)}.`),
    ),
  unreadable: (subject: Subject, value: string) =>
    warning(
      'P044',
      `"${shorten(value)}" não se lê como ${subjectWords[subject]}.`,
      isHours(subject)
        ? 'Escreva o horário como 8h–18h ou 08:30–18:30, ou a palavra fechado.'
        : 'Escreva um número, como 10k+, mais de 8.000 ou 4,9.',
    ),
  stale: (subject: Subject, value: string) =>
    hint(
      'P044',
      `Nenhum desses lugares diz mais "${shorten(value)}" (${subjectWords[subject]}).`,
      'Apague esta declaração, ou corrija "value" e "where".',
    ),
  stalePlace: (subject: Subject, value: string, place: string) =>
    hint(
      'P044',
      `${shorten(place)} não diz mais "${shorten(value)}" (${subjectWords[subject]}).`,
      'Apague esta linha de "where", ou corrija o lugar.',
    ),
} as const;
