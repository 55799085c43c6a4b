import type { Hash } from '../../fields/hash.ts';
import type { PageData } from '../../fields/page-data.ts';
import { findExample } from './catalogue.ts';
import type { Content } from '../load/content.ts';
import { formatReport } from '../present/report.ts';
import { resolve } from '../resolve/resolve.ts';
import { fitExample } from '../schema/fit-example.ts';
import { readSource } from '../source/read-source.ts';
import { homeTheme } from '../validate/checks/themes.ts';
import { surroundingsOf } from '../validate/surroundings.ts';
import { validate, type Conditions } from '../validate/validate.ts';

const head = 'title: Exemplo\ndescription: Um exemplo de seção.\nfloating: não\n';

/** What examples point at: windows wait for it, buttons lead to it. */
const target = '- type: faq\n  id: duvidas\n  items:\n    - question: Preciso agendar?\n      answer: Sim.\n';

/** What examples are shown among, and checked and named by. */
interface Workplace {
  readonly content: Content;
  readonly conditions: Conditions;
  readonly hash: Hash;
}

/** A page with one example on it; the report of what is wrong when it cannot be shown; nothing for an unknown address. */
export function makeExamplePage(
  { content, conditions, hash }: Workplace,
  route: string,
): { readonly page?: PageData | undefined; readonly report: string } | undefined {
  const example = findExample(route);
  if (example === undefined) return undefined;
  const yaml = fitExample(example.yaml, surroundingsOf(content));
  const text = `${head}theme: ${homeTheme(content)}\n\nsections:\n${yaml}${yaml.includes('"#duvidas"') ? target : ''}`;
  const identity = { file: `exemplo ${route}`, name: route.slice(1), kind: 'page' as const };
  const { source, problems } = readSource(identity, new TextEncoder().encode(text));
  const sources = [...content.sources, source];
  const validated = validate(
    { ...content, sources, problems: [...content.problems, ...problems] },
    conditions,
  );
  const own = validated.pages.filter((one) => one.route === route);
  const [page] = resolve({ ...validated, pages: own }, hash);
  return { page, report: page === undefined ? formatReport(validated.problems, sources) : '' };
}
