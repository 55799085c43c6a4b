import { conclude } from '../commands/conclude.ts';
import { readArguments, readCount } from '../commands/arguments.ts';
import type { Tool } from '../commands/machine.ts';
import { recordFigures } from '../commands/measured.ts';
import { startDevSite } from '../testing/dev-site.ts';
import { measureAtDesk, type TimesAtDesk } from './editor-use.ts';
import { listSites } from './editor-sites.ts';
import { formatTable, median } from './statistics.ts';

const usage = 'Usage: npm run bench:editor -- [--runs 3] [--letters 15] [--record]';

const options = {
  runs: { type: 'string', default: '3' },
  letters: { type: 'string', default: '15' },
  record: { type: 'boolean' },
} as const;

const head = [
  'Site',
  'Open ms',
  'Key to letter ms',
  'Key to page ms',
  'Longest frame of a drag ms',
  'Once let go ms',
];

const tellFrame = (longest: number) => (longest === 0 ? 'under 50' : longest);

/** Measures how fast the editor opens, types and drags; prints the medians as a table. */
export const editor: Tool = (words, given, machine) =>
  conclude(
    given,
    async (terminal) => {
      const explain = (message: string) => `${message}\n${usage}`;
      const { values } = readArguments(words, { options, takesWords: false, explain });
      const [runs, letters] = [
        readCount('runs', values.runs, usage),
        readCount('letters', values.letters, usage),
      ];
      const launch = {
        executablePath: await machine.ensureBrowser(),
        args: [...machine.browserArguments],
      };
      const rows = [];
      for (const { name, files, page } of await listSites()) {
        const { origin, close } = await startDevSite(files);
        const taken: TimesAtDesk[] = [];
        try {
          for (let run = 0; run < runs; run += 1)
            taken.push(await measureAtDesk({ launch, origin, file: page, letters }));
        } finally {
          await close();
        }
        const middle = (read: (times: TimesAtDesk) => number) => Math.round(median(taken.map(read)));
        rows.push([
          name,
          middle(({ open }) => open),
          middle(({ input }) => input),
          middle(({ page }) => page),
          tellFrame(middle(({ drag }) => drag)),
          tellFrame(middle(({ drop }) => drop)),
        ]);
      }
      const table = formatTable(head, rows);
      terminal.print(table);
      if (values.record === true) await recordFigures(terminal, 'editor', table);
      return 0;
    },
    'en',
  );
