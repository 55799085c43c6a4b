import { Session } from 'node:inspector/promises';
import { expect, it } from 'vitest';
import { countLaunchProblems } from '../launch/launch.ts';
import { hasErrors } from '../problems/problem.ts';
import { sampleContent, samplePage } from '../testing/sample.ts';
import { validate } from './validate.ts';

/** Counts how often functions, branches and loops of ours run: the same number on any machine. */
async function startCounting() {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  /** The steps since it was last asked. */
  const count = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const ranges = result
      .filter(({ url }) => /\/src\/(content|fields)\//.test(url))
      .flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
    return ranges.reduce((sum, range) => sum + range.count, 0);
  };
  return { count, stop: () => session.disconnect() };
}

/** Pages with all that checks of the whole site look at: links, pictures, figures, long texts, quotes, ids. */
function makePages(count: number): Record<string, string> {
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

it('takes as many steps for each page, however many there are', async () => {
  const run = (count: number) => {
    const content = sampleContent(makePages(count));
    const validated = validate(content, { today: '2026-01-31' });
    // Some checks are only made where nothing is wrong.
    expect(hasErrors(validated.problems)).toBe(false);
    countLaunchProblems({ content, validated });
  };
  const counting = await startCounting();
  // What is made once for the process is made here.
  run(2);
  await counting.count();
  const steps: number[] = [];
  for (const count of [50, 100, 200]) {
    run(count);
    steps.push(await counting.count());
  }
  counting.stop();
  const [few = 0, some = 0, many = 0] = steps;
  expect(some - few).toBeGreaterThan(50 * 100);
  // Sorting takes a little more than twice as many; anything quadratic would take four times as many.
  expect((many - some) / (some - few)).toBeLessThan(2.25);
}, 20_000);
