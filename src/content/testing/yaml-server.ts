import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node.js';

interface Position {
  readonly line: number;
  readonly character: number;
}

/** What the server finds wrong: its words and the text it underlines. */
interface Diagnostic {
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
      [schemaAddress('theme')]: ['pages/_themes/*.yaml'],
    },
    schemaStore: { enable: false },
    completion: true,
    hover: true,
    validate: true,
    yamlVersion: '1.2',
  },
};

/** What the server asks of VS Code: its settings, section by section. */
interface Asked {
  readonly items: readonly { readonly section?: string }[];
}

/** What it tells of a text unasked. */
interface Found {
  readonly uri: string;
  readonly diagnostics: readonly {
    readonly message: string;
    readonly range: { readonly start: Position; readonly end: Position };
  }[];
}

/** A server that answers as a process of its own, and the way to talk to it. */
function connect() {
  const child = spawn(process.execPath, [bin, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  connection.onRequest('workspace/configuration', ({ items }: Asked) =>
    items.map(({ section }) => settings[section ?? ''] ?? {}),
  );
  // It also asks for what changes nothing here, such as to be told of changed files.
  connection.onRequest(() => null);
  const awaited = new Map<string, (found: Found) => void>();
  connection.onNotification('textDocument/publishDiagnostics', (found: Found) => {
    awaited.get(found.uri)?.(found);
    awaited.delete(found.uri);
  });
  connection.listen();
  return {
    request: <Result>(method: string, params: object) => connection.sendRequest<Result>(method, params),
    notify: (method: string, params: object) => connection.sendNotification(method, params),
    /** The next that it finds in a text. */
    find: (uri: string) => new Promise<Found>((resolve) => awaited.set(uri, resolve)),
    stop: () => {
      connection.dispose();
      child.kill();
    },
  };
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
  const { request, notify, find, stop } = connect();
  const rootUri = pathToFileURL(process.cwd()).href;
  const hover = { contentFormat: ['markdown'] };
  const capabilities = { workspace: { configuration: true }, textDocument: { hover, completion: {} } };
  await request('initialize', {
    processId: process.pid,
    rootUri,
    workspaceFolders: null,
    capabilities,
  });
  await notify('initialized', {});
  await notify('workspace/didChangeConfiguration', { settings });
  let count = 0;
  const open = (text: string, name: string): string => {
    count += 1;
    const uri = `${rootUri}/test-${count}/pages/${name}.yaml`;
    void notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } });
    return uri;
  };
  return {
    async complete(marked: string, name = 'teste') {
      const { text, position } = cutMark(marked);
      const textDocument = { uri: open(text, name) };
      type List = { items: readonly { label: string; documentation?: string | { value: string } }[] };
      const { items } = await request<List>('textDocument/completion', { textDocument, position });
      const wordsOf = (words: string | { value: string } = '') =>
        typeof words === 'string' ? words : words.value;
      return items.map(({ label, documentation }) => ({ label, documentation: wordsOf(documentation) }));
    },
    async hover(marked: string, name = 'teste') {
      const { text, position } = cutMark(marked);
      const textDocument = { uri: open(text, name) };
      type Hover = { contents: { value: string } } | null;
      return (await request<Hover>('textDocument/hover', { textDocument, position }))?.contents.value ?? '';
    },
    async diagnose(text: string, name = 'teste'): Promise<readonly Diagnostic[]> {
      const { diagnostics } = await find(open(text, name));
      const lines = text.split('\n');
      const offset = ({ line, character }: Position) =>
        [...lines.slice(0, line), ''].join('\n').length + character;
      return diagnostics.map(({ message, range }) => ({
        line: range.start.line + 1,
        message,
        underlined: text.slice(offset(range.start), offset(range.end)),
      }));
    },
    stop,
  };
}
