import type { ArtifactLocation, Log, PhysicalLocation, Region, ReportingDescriptor, Result } from 'sarif';
import type { Hash } from '../../fields/hash.ts';
import { codes, type Code } from '../problems/codes.ts';
import type { LanguageName } from '../problems/language.ts';
import { phrases } from '../problems/phrases.ts';
import { languages } from '../problems/languages.ts';
import type { Range, Severity } from '../problems/problem.ts';
import { placedEdit, textsOf, type Told } from './tell.ts';
import type { Source } from '../source/source.ts';

/** What a SARIF log is made from besides the problems. */
interface SarifInput {
  readonly problems: readonly Told[];
  readonly sources: readonly Source[];
  readonly language: LanguageName;
  /** The checker's own version. */
  readonly version: string;
  /** Where the editors' guide can be read, when it has an address. */
  readonly guide?: string | undefined;
  /** Names a problem by what is written there. */
  readonly hash: Hash;
}

const levels: Record<Severity, Result.level> = { error: 'error', warning: 'warning', hint: 'note' };
const ruleIds = Object.keys(codes) as readonly Code[];

/** GitHub shows no more of one run, and refuses 25,000. */
const mostResults = 5000;

function makeRule(id: Code, { language, guide }: SarifInput): ReportingDescriptor {
  const text = languages[language].titles[id];
  const help =
    language === 'en'
      ? `The list of codes in pages/REFERENCIA.md shows an example of ${id}.`
      : `A lista de códigos em pages/REFERENCIA.md mostra um exemplo de ${id}.`;
  return {
    id,
    shortDescription: { text },
    fullDescription: { text },
    help: { text: help },
    ...(guide === undefined ? {} : { helpUri: guide }),
  };
}

function toRegion({ line, column, endLine, endColumn }: Range): Region {
  return { startLine: line, startColumn: column, endLine, endColumn };
}

/** The address of an absolute path. */
function fileAddress(path: string): string {
  const url = new URL('file:///');
  const slashed = /^[a-z]:/i.test(path) ? path.replaceAll('\\', '/') : path;
  // The rest of what an address cannot hold is for URL itself.
  url.pathname = slashed.replaceAll(/[%\\\n\r\t]/g, encodeURIComponent);
  return url.href;
}

/** A file below the project is told relative to it, so that a log reads the same on every machine. */
function locateFile(file: string): ArtifactLocation {
  // Windows allows half an emoji in a name; an address cannot hold it.
  const name = file.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
  if (/^([a-z]:)?[\\/]/i.test(name)) return { uri: fileAddress(name) };
  return { uri: name.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };
}

function toPhysical(file: string, range: Range): PhysicalLocation {
  return { artifactLocation: locateFile(file), region: toRegion(range) };
}

function toMessage({ message, cure, other }: Told, alsoHere: string): Result['message'] {
  // What an editor typed must not become a link; the one to the other end is how GitHub shows it.
  const text = `${message} → ${cure}`.replaceAll('](', '] (');
  return { text: other === undefined ? text : `${text} [${alsoHere}](1)` };
}

function toRelated({ other }: Told, text: string): Pick<Result, 'relatedLocations'> {
  if (other === undefined) return {};
  const location = { id: 1, physicalLocation: toPhysical(other.file, other.range), message: { text } };
  return { relatedLocations: [location] };
}

function toFixes(problem: Told, source: Source | undefined): Pick<Result, 'fixes'> {
  const edit = source && placedEdit(problem, source);
  if (edit === undefined) return {};
  const replacement = { deletedRegion: toRegion(edit.range), insertedContent: { text: edit.text } };
  const change = { artifactLocation: locateFile(problem.file), replacements: [replacement] };
  return { fixes: [{ description: { text: problem.cure }, artifactChanges: [change] }] };
}

/** Names a problem by what is written there, and not where: the same when lines above it come or go. */
function makeFingerprints(texts: ReadonlyMap<string, string>, hash: Hash): (problem: Told) => string {
  const seen = new Map<string, number>();
  return ({ code, file, range }) => {
    const text = texts.get(file) ?? '';
    const line = text.split(/\r\n|\n|\r/)[range.line - 1] ?? '';
    const key = [code, file, line.trim(), text.slice(range.start, range.end)].join('\n');
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return `${hash(key).slice(0, 16)}:${count}`;
  };
}

function listResults({ problems, sources, language, hash }: SarifInput): readonly Result[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const texts = textsOf(problems, sources);
  const fingerprint = makeFingerprints(texts, hash);
  const { alsoHere } = phrases[language];
  const results = problems.map((problem): Result => {
    const { code, severity, file, range } = problem;
    return {
      ruleId: code,
      ruleIndex: ruleIds.indexOf(code),
      level: levels[severity],
      message: toMessage(problem, alsoHere),
      locations: [{ physicalLocation: toPhysical(file, range) }],
      ...toRelated(problem, alsoHere),
      ...toFixes(problem, byFile.get(file)),
      partialFingerprints: { 'vitrineProblem/v1': fingerprint(problem) },
    };
  });
  const byWeight = Object.values(levels).flatMap((weight) => results.filter(({ level }) => level === weight));
  return results.length > mostResults ? byWeight.slice(0, mostResults) : results;
}

/** Problems as a SARIF 2.1.0 log, as GitHub's code scanning and other tools read it. */
export function makeSarif(input: SarifInput): Log {
  const { language, version, guide } = input;
  const root = language === 'en' ? "The project's folder." : 'A pasta do projeto.';
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'vitrine',
            semanticVersion: version,
            ...(guide === undefined ? {} : { informationUri: guide }),
            rules: ruleIds.map((id) => makeRule(id, input)),
          },
        },
        language: language === 'en' ? 'en' : 'pt-BR',
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: root } } },
        results: [...listResults(input)],
      },
    ],
  };
}
