import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from '../content/load/load.ts';
import type { Progress } from '../content/pictures/in-turn.ts';
import type { Conditions } from '../content/validate/validate.ts';
import { explainInPortuguese, readArguments, readPort } from './arguments.ts';
import { conclude } from './conclude.ts';
import { shownPath } from './files.ts';
import { Refusal } from './refusal.ts';
import { contentOptions, contentSettings } from './settings.ts';
import { isBrokenOff } from './journal.ts';
import { mayWrite } from './site-folder/may-write.ts';
import type { Command, Terminal } from './terminal.ts';
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
  /** Where libraries are kept as browsers take them, absolute. */
  readonly libraries: string;
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

/** Folders to keep things in, each with another for this time alone where it may not be written; that is told once. */
function chooseFolders<Name extends string>(wanted: Readonly<Record<Name, string>>, terminal: Terminal) {
  const names = Object.keys(wanted) as Name[];
  const closed = names.filter((name) => !mayWrite(wanted[name]));
  const [first] = closed;
  if (first === undefined) return wanted;
  terminal.print(
    `Não é permitido escrever em "${shownPath(wanted[first], terminal)}", onde fica o que já foi preparado: tudo funciona, mas a cada vez demora mais. Dê a você permissão de escrever ali.`,
  );
  const spare = terminal.makeTemporary();
  const isClosed = (name: Name) => closed.includes(name);
  return Object.fromEntries(
    names.map((name) => [name, isClosed(name) ? join(spare, name) : wanted[name]]),
  ) as Record<Name, string>;
}

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
      const { root } = terminal.project;
      const wanted = { cache: places.cache, libraries: join(root, 'node_modules', '.vite') };
      const { cache, libraries } = chooseFolders(wanted, terminal);
      const { printAddresses, address } = await serve({
        root,
        host: values.host,
        port,
        places: { ...places, cache },
        libraries,
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
