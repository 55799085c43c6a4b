import { Session } from 'node:inspector/promises';
import { noteLaunch } from '../launch/launch.ts';
import { hasErrors } from '../problems/problem.ts';
import { validate } from '../validate/validate.ts';
import { sampleContent, samplePage } from './sample.ts';

/** Pages with all that checks of the whole site look at: links, pictures, figures, long texts, quotes, ids. */
function makePages(count: number): Readonly<Record<string, string>> {
  const page = (number: number) =>
    samplePage(`- type: hero
  title: “Página número ${number}”
  text: Plantão 24h, com mais de 20 anos de cuidado.
  image: luna.png
  imageAlt: Luna
  actions:
  - label: Próxima
    to: /pagina-${(number % count) + 1}
- type: faq
  id: duvidas
  items:
  - question: Quanto custa?
    answer: "R$ ${number},00. ${'Uma resposta que é longa. '.repeat(20)}"
- type: use
  section: visita
`).replace('title: Uma', `title: ${number} Uma`);
  const pages = Array.from({ length: count }, (_, index) => [`pagina-${index + 1}.yaml`, page(index + 1)]);
  const shared = 'type: cta\ntitle: Venha\nactions:\n- label: Ligar\n  tel: sim\n';
  return { ...Object.fromEntries(pages), '_shared/visita.yaml': shared };
}

function checkPages(count: number): void {
  const content = sampleContent(makePages(count));
  const validated = validate(content, { today: '2026-01-31' });
  // Some checks are only made where nothing is wrong.
  if (hasErrors(validated.problems)) throw new Error('The pages have errors.');
  for (const { source, sections } of validated.pages) noteLaunch(source, content.pictures, sections);
}

/**
 * How often functions, branches and loops of the module that this one was bundled into run while pages are checked, for
 * each number of pages. In a process of its own it is nearly the same number on any machine.
 */
export async function countSteps(counts: readonly number[]): Promise<readonly number[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const take = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const own = result.filter(({ url }) => url === import.meta.url);
    const ranges = own.flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
    return ranges.reduce((sum, { count }) => sum + count, 0);
  };
  // What is made once for the process is made here.
  checkPages(2);
  await take();
  const steps: number[] = [];
  for (const count of counts) {
    checkPages(count);
    steps.push(await take());
  }
  session.disconnect();
  return steps;
}
