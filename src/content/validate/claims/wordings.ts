import { subjects as subjectWords, type Subject } from '../../../fields/claim.ts';
import type { Wording } from '../../problems/problem.ts';
import { count, didYouMean, hint, list, quote, shorten, warning } from '../../problems/wording.ts';
import type { Claim } from './collect.ts';
import { isHours } from './key.ts';
import type { Contradiction } from './contradictions.ts';
import { covers, formatScope, isPart } from './scope.ts';

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

/** The places that show some claims, for the lines of `where`. A page stands for its sections too. */
function writePlaces(claims: readonly Claim[]): readonly string[] {
  const scopes = claims.flatMap((claim) => claim.scopes);
  const pages = scopes.filter((scope) => !isPart(scope));
  const named = scopes.filter((scope) => !isPart(scope) || !pages.some((page) => covers(page, scope)));
  return [...new Set(named.map(formatScope))];
}

/** A declaration for each subject, to paste below `claims:`. */
function writeEntries(subjects: readonly Subject[], claims: readonly Claim[]): readonly string[] {
  const [first] = claims;
  if (first === undefined) return [];
  return subjects.flatMap((subject) => [
    `- subject: ${subject}`,
    `  value: ${writeValue(first.said)}`,
    '  where:',
    ...writePlaces(claims).map((place) => `    - ${place}`),
  ]);
}

/** A claim that disagrees with others of the site, and what its cure needs to know of the ledger. */
interface Disagreement extends Contradiction {
  /** Those it disagrees with that are not declared yet: they are declared together with it. */
  readonly undeclared: readonly Claim[];
  readonly hasLedger: boolean;
  /** Columns before the dashes of the lines to paste. */
  readonly indent: number;
  /** The lines of the `where` of declarations that say the same for other places. */
  readonly sameLines: readonly number[];
}

function nameLines(lines: readonly number[]): string {
  return lines.length === 1 ? `linha ${lines.join()}` : `linhas ${lines.join(' e ')}`;
}

function cureOf({ subjects, alike, undeclared, hasLedger, indent, sameLines }: Disagreement): string {
  const indented = (lines: readonly string[]) => lines.map((line) => `${' '.repeat(indent)}${line}`);
  if (sameLines.length > 0) {
    const of = sameLines.length === 1 ? 'da' : 'das';
    const where = `"where" ${of} ${nameLines(sameLines)} de pages/site.yaml`;
    const lines = indented(writePlaces(alike).map((place) => `- ${place}`));
    return [`Deixe os dois iguais. Se este vale mesmo aqui, acrescente ao ${where}:`, ...lines].join('\n');
  }
  const entries = indented([...writeEntries(subjects, undeclared), ...writeEntries(subjects, alike)]);
  const how = hasLedger ? `acrescente ao fim de ${home}:` : 'escreva em pages/site.yaml:\nclaims:';
  return [`Deixe os dois iguais. Se são mesmo diferentes, ${how}`, ...entries].join('\n');
}

/** `a, b e c`. */
function joinWords(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' e ');
}

function alsoSaid(alike: readonly Claim[]): string {
  if (alike.length < 2) return '';
  return ` ${count(alike.length - 1, 'outro lugar diz', 'outros lugares dizem')} o mesmo que aqui.`;
}

/** What editors read about figures and hours that disagree, and about declarations that do not hold. */
export const claimWordings = {
  disagrees: (found: Disagreement): Wording => {
    const { subjects, claim, alike, against } = found;
    const there = against[0]?.said ?? '';
    return warning(
      'P043',
      `${title(subjects)}: aqui está "${shorten(claim.said)}", e em outro lugar "${shorten(there)}".${alsoSaid(alike)}`,
      cureOf(found),
    );
  },
  notAsDeclared: (
    { subjects, claim, alike }: Pick<Disagreement, 'subjects' | 'claim' | 'alike'>,
    declared: string,
    lines: readonly number[],
    others: readonly string[],
  ) =>
    warning(
      'P043',
      `${title(subjects)}: aqui está "${shorten(claim.said)}", e site.yaml declara "${shorten(declared)}" para este lugar.${alsoSaid(alike)}`,
      `Corrija aqui. Se "${shorten(claim.said)}" é o certo, ${others.length === 0 ? '' : `mude também ${joinWords(others)}, e `}escreva em pages/site.yaml, ${lines.length === 1 ? 'na' : 'nas'} ${nameLines(lines)}:\n    value: ${writeValue(claim.said)}`,
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
