import { existsSync } from 'node:fs';
import type { Places } from '../content/load/load.ts';
import type { Progress } from '../content/pictures/in-turn.ts';
import type { Conditions } from '../content/validate/validate.ts';
import { explainInPortuguese, readArguments, readPort } from './arguments.ts';
import { conclude } from './conclude.ts';
import { Refusal } from './refusal.ts';
import { contentOptions, contentSettings } from './settings.ts';
import { isBrokenOff } from './journal.ts';
import type { Command } from './terminal.ts';
import { takeTurn } from './turn.ts';

const usage =
  'Uso: npm start -- [--pages DIR] [--public DIR] [--on 2026-01-31] [--host 127.0.0.1] [--port 5173]';

const options = {
  ...contentOptions,
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '5173' },
} as const;

/** What serves the pages while they are being edited. */
export type ServeDevelopment = (order: {
  readonly root: string;
  readonly host: string;
  readonly port: number;
  readonly places: Places;
  readonly conditions: Conditions;
  /** Hears each report of the checker; an empty one when all is well. */
  readonly report: (text: string) => void;
  readonly progress: Progress;
  /** Whether the pages may be edited in the browser. */
  readonly hasEditor: boolean;
}) => Promise<{
  readonly printAddresses: () => void;
  /** The first of them, with a slash at the end. */
  readonly address: string;
}>;

/** Prints each new report of the checker; one good word when all is well again. */
function makeReporter(print: (text: string) => void): (report: string) => void {
  let last = '';
  return (report) => {
    if (report === last) return;
    print(report === '' ? '\nConteúdo sem erros.\n' : `\n${report}\n`);
    last = report;
  };
}

/** Whether an address can be reached from this machine alone. */
const isOfThisMachine = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host);

/** Makes the command that shows the site while it is edited. The server goes on when the command has ended. */
export function makeStart(serve: ServeDevelopment): Command {
  return (words, given) =>
    conclude(given, async (terminal) => {
      const explain = explainInPortuguese(usage);
      const { values } = readArguments(words, { options, takesWords: false, usage, explain });
      const port = readPort(values.port);
      if (port === undefined)
        throw new Refusal(`--port pede um número de 0 a 65535, e não "${values.port}".\n${usage}`, 2);
      const { places, conditions } = contentSettings(values, terminal);
      if (!existsSync(places.pages)) throw new Refusal(`A pasta "${values.pages}" não existe.\n${usage}`, 2);
      const shelf = { folder: places.pages, terminal };
      if (await isBrokenOff(places.pages)) await takeTurn(shelf, () => Promise.resolve());
      const hasEditor = isOfThisMachine(values.host);
      const { printAddresses, address } = await serve({
        root: terminal.project.root,
        host: values.host,
        port,
        places,
        conditions,
        report: makeReporter(terminal.print),
        progress: terminal.makeProgress('Preparando fotos'),
        hasEditor,
      });
      terminal.print('O site está em:');
      printAddresses();
      terminal.print(
        hasEditor
          ? `O editor está em ${address}_editor`
          : `O editor não abre com --host ${values.host}, porque outros computadores poderiam mudar as páginas. Para usá-lo, rode "npm start" sem --host.`,
      );
      return 0;
    });
}
