import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
}

interface Position {
  readonly line: number;
  readonly character: number;
}

/** What the server finds wrong: its words and the text it underlines. */
export interface Diagnostic {
  /** From 1. */
  readonly line: number;
  readonly message: string;
  readonly underlined: string;
}

const bin = join(process.cwd(), 'node_modules', 'yaml-language-server', 'bin', 'yaml-language-server');

const schemaAddress = (name: string) =>
  pathToFileURL(join(process.cwd(), 'schema', `${name}.schema.json`)).href;

/** As VS Code would hand them over from `.vscode/settings.json`. */
const settings: Readonly<Record<string, unknown>> = {
  yaml: {
    schemas: {
      [schemaAddress('page')]: ['pages/*.yaml', '!pages/site.yaml'],
      [schemaAddress('site')]: ['pages/site.yaml'],
      [schemaAddress('section')]: ['pages/_shared/*.yaml'],
    },
    schemaStore: { enable: false },
    completion: true,
    hover: true,
    validate: true,
    yamlVersion: '1.2',
  },
};

/** JSON-RPC over a process's standard streams: messages behind a `Content-Length` header. */
class Connection {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #answers = new Map<number, (result: unknown) => void>();
  readonly #listeners = new Set<(message: Message) => void>();
  #buffer = Buffer.alloc(0);
  #last = 0;

  constructor(child: ChildProcessWithoutNullStreams) {
    this.#child = child;
    child.stdout.on('data', (chunk: Buffer) => {
      this.#buffer = Buffer.concat([this.#buffer, chunk]);
      for (let message = this.#read(); message !== undefined; message = this.#read()) this.#take(message);
    });
  }

  #read(): Message | undefined {
    const split = this.#buffer.indexOf('\r\n\r\n');
    const length = Number(/Content-Length: (\d+)/i.exec(this.#buffer.subarray(0, split).toString())?.[1]);
    if (split === -1 || this.#buffer.length < split + 4 + length) return undefined;
    const body = this.#buffer.subarray(split + 4, split + 4 + length).toString();
    this.#buffer = this.#buffer.subarray(split + 4 + length);
    // The server speaks JSON-RPC.
    return JSON.parse(body) as Message;
  }

  #take(message: Message): void {
    if (message.method === undefined) return this.#answers.get(message.id ?? -1)?.(message.result);
    if (message.id !== undefined) this.#send({ id: message.id, result: answerServer(message) });
    for (const listen of this.#listeners) listen(message);
  }

  #send(message: object): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  notify(method: string, params: object): void {
    this.#send({ method, params });
  }

  request<Result>(method: string, params: object): Promise<Result> {
    this.#last += 1;
    const id = this.#last;
    this.#send({ id, method, params });
    // What a request is answered with is the protocol's to say.
    return new Promise((resolve) => this.#answers.set(id, (result) => resolve(result as Result)));
  }

  /** The parameters of the next notification that fits. */
  next<Params>(method: string, fits: (params: Params) => boolean): Promise<Params> {
    return new Promise((resolve) => {
      const listen = (message: Message) => {
        // What a notification carries is the protocol's to say.
        if (message.method !== method || !fits(message.params as Params)) return;
        this.#listeners.delete(listen);
        resolve(message.params as Params);
      };
      this.#listeners.add(listen);
    });
  }
}

/** Answers what the server asks of VS Code: its settings, section by section. */
function answerServer({ method, params }: Message): unknown {
  if (method !== 'workspace/configuration') return null;
  const { items } = params as { readonly items: readonly { readonly section?: string }[] };
  return items.map(({ section }) => settings[section ?? ''] ?? {});
}

/** Cuts the mark `|` out of a text and tells where it stood. */
function cutMark(marked: string): { readonly text: string; readonly position: Position } {
  const before = marked.slice(0, marked.indexOf('‸'));
  const lines = before.split('\n');
  return {
    text: marked.replace('‸', ''),
    position: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 },
  };
}

/** Starts the YAML language server as VS Code does and asks it about texts; `‸` marks the cursor. */
export async function startYamlServer() {
  const child = spawn(process.execPath, [bin, '--stdio'], { stdio: 'pipe' });
  const connection = new Connection(child);
  const rootUri = pathToFileURL(process.cwd()).href;
  const hover = { contentFormat: ['markdown'] };
  const capabilities = { workspace: { configuration: true }, textDocument: { hover, completion: {} } };
  await connection.request('initialize', {
    processId: process.pid,
    rootUri,
    workspaceFolders: null,
    capabilities,
  });
  connection.notify('initialized', {});
  connection.notify('workspace/didChangeConfiguration', { settings });
  let count = 0;
  const open = (text: string, name: string): string => {
    count += 1;
    const uri = `${rootUri}/test-${count}/pages/${name}.yaml`;
    connection.notify('textDocument/didOpen', {
      textDocument: { uri, languageId: 'yaml', version: 1, text },
    });
    return uri;
  };
  return {
    async complete(marked: string, name = 'teste') {
      const { text, position } = cutMark(marked);
      const textDocument = { uri: open(text, name) };
      type List = { items: readonly { label: string; documentation?: string | { value: string } }[] };
      const { items } = await connection.request<List>('textDocument/completion', { textDocument, position });
      const wordsOf = (words: string | { value: string } = '') =>
        typeof words === 'string' ? words : words.value;
      return items.map(({ label, documentation }) => ({ label, documentation: wordsOf(documentation) }));
    },
    async hover(marked: string, name = 'teste') {
      const { text, position } = cutMark(marked);
      const textDocument = { uri: open(text, name) };
      type Hover = { contents: { value: string } } | null;
      return (
        (await connection.request<Hover>('textDocument/hover', { textDocument, position }))?.contents.value ??
        ''
      );
    },
    async diagnose(text: string, name = 'teste'): Promise<readonly Diagnostic[]> {
      type Found = {
        uri: string;
        diagnostics: readonly { message: string; range: { start: Position; end: Position } }[];
      };
      const uri = open(text, name);
      const { diagnostics } = await connection.next<Found>(
        'textDocument/publishDiagnostics',
        (found) => found.uri === uri,
      );
      const lines = text.split('\n');
      const offset = ({ line, character }: Position) =>
        [...lines.slice(0, line), ''].join('\n').length + character;
      return diagnostics.map(({ message, range }) => ({
        line: range.start.line + 1,
        message,
        underlined: text.slice(offset(range.start), offset(range.end)),
      }));
    },
    stop: () => child.kill(),
  };
}
