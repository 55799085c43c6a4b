import { createHash } from 'node:crypto';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** Rules that are the same for every document: html-validate would read its tables of elements anew for each. */
class SameRules extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    this.#resolved ??= super.getConfigFor(handle);
    return this.#resolved;
  }
}

const rules = new SameRules({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Emotion's class names and React's attribute order are theirs.
    'no-inline-style': 'error',
    'long-title': 'off',
    'require-sri': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'tel-non-breaking': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'no-raw-characters': 'off',
  },
});

const validator = new HtmlValidate(rules);

/** Faults by the hash of a document: whole ones would fill the memory of who looks at many. */
const seen = new Map<string, readonly string[]>();

/** What html-validate finds wrong with a document, each as one line. What it has seen is not read again. */
export function findInvalidHtml(html: string): readonly string[] {
  const hash = createHash('sha256').update(html).digest('hex');
  const known = seen.get(hash);
  if (known !== undefined) return known;
  const report = validator.validateStringSync(html);
  const faults = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  );
  seen.set(hash, faults);
  return faults;
}

/** Levels of all headings in the order they stand. */
export function headingLevels(html: string): readonly number[] {
  return [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
}

/** The first thing wrong with an outline: not exactly one h1, in first place, or a level jumped. */
export function findOutlineFault(levels: readonly number[]): string | undefined {
  if (levels.filter((level) => level === 1).length !== 1) return `not one h1: ${levels.join(' ')}`;
  const jump = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return jump === -1 ? undefined : `level jumped at ${jump}: ${levels.join(' ')}`;
}

/** Ids that stand more than once. */
export function findRepeatedIds(html: string): readonly string[] {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
