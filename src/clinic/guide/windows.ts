import type { Row } from './excerpt.ts';

/** Text as HTML shows it. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const style = `
  * { box-sizing: border-box; margin: 0; }
  body { width: max-content; padding: 14px; background: #fff; font: 14px/1.55 'Liberation Sans', Arial, sans-serif; color: #24292f; }
  .window { width: 800px; border: 1px solid #c4c9d1; border-radius: 9px; overflow: hidden; background: #fff; box-shadow: 0 2px 8px #1f23281f; }
  .bar { display: flex; align-items: center; gap: 7px; height: 34px; padding: 0 12px; background: #eceff3; border-bottom: 1px solid #d5dae1; }
  .dot { width: 11px; height: 11px; border-radius: 50%; background: #c5cbd3; }
  .tab { align-self: end; margin-left: 10px; padding: 5px 16px 6px; border-radius: 7px 7px 0 0; background: #fff; border: 1px solid #d5dae1; border-bottom-color: #fff; margin-bottom: -1px; font-size: 13px; }
  .address { flex: 1; margin: 0 8px; padding: 2px 14px; border-radius: 12px; background: #fff; border: 1px solid #d5dae1; font-size: 13px; }
  .columns { display: flex; }
  .list { width: 210px; flex: none; padding: 8px 0; background: #f5f7f9; border-right: 1px solid #d5dae1; font-size: 13px; line-height: 1.75; }
  .list div { padding: 0 12px 0 30px; white-space: nowrap; }
  .list .folder { padding-left: 14px; font-weight: 700; }
  .list .marked { background: #fff0b8; box-shadow: inset 4px 0 #e0a400; font-weight: 700; }
  .rows { flex: 1; min-width: 0; padding: 8px 0; font: 14px/1.6 'Liberation Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace; }
  .row { display: flex; white-space: pre; }
  .row .number { width: 48px; flex: none; padding-right: 14px; text-align: right; color: #8c959f; }
  .row .text { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; padding-right: 12px; }
  .marked { background: #fff6d6; box-shadow: inset 4px 0 #e0a400; }
  .fold { color: #8c959f; background: #f5f7f9; }
  .name { color: #0550ae; } .sign { color: #57606a; } .comment { color: #1a7f37; } .value { color: #24292f; }
  .terminal { border-top: 1px solid #d5dae1; background: #fbfbfc; padding: 10px 14px 12px; font: 14px/1.55 'Liberation Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace; white-space: pre-wrap; }
  .terminal .head { font: 700 12px/1 'Liberation Sans', Arial, sans-serif; letter-spacing: 0.06em; color: #57606a; margin-bottom: 9px; }
  .said { position: relative; min-height: 1.55em; padding-left: 34px; }
  .said.plain { padding-left: 0; }
  .prompt { color: #1a7f37; font-weight: 700; }
  .call { position: absolute; left: 0; top: 0; width: 22px; height: 22px; border-radius: 50%; background: #b35900; color: #fff; font: 700 13px/22px 'Liberation Sans', Arial, sans-serif; text-align: center; }
  .strong { font-weight: 700; }
  .page { position: relative; display: block; width: 100%; overflow: hidden; }
  .page img { display: block; width: 100%; }
  .ring { position: absolute; border: 4px solid #e0a400; border-radius: 12px; box-shadow: 0 0 0 2px #fff; }
`;

/** A whole document around a drawing. */
function documentOf(body: string): string {
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><style>${style}</style><body>${body}</body></html>`;
}

function paint(text: string): string {
  const comment = /^(\s*)(#.*)$/.exec(text);
  if (comment) return `${comment[1]}<span class="comment">${escape(comment[2] ?? '')}</span>`;
  const [, lead = '', dash = '', name = '', rest = ''] =
    /^(\s*)(- )?([\w-]+:(?=\s|$))?(.*)$/.exec(text) ?? [];
  return `${lead}<span class="sign">${dash}</span><span class="name">${name}</span><span class="value">${escape(rest)}</span>`;
}

function drawRows(rows: readonly Row[]): string {
  const drawn = rows.map((row) =>
    row === 'fold'
      ? '<div class="row fold"><span class="number">⋯</span><span class="text">⋯</span></div>'
      : `<div class="row${row.isMarked ? ' marked' : ''}"><span class="number">${row.number}</span><span class="text">${paint(row.text)}</span></div>`,
  );
  return `<div class="rows">${drawn.join('')}</div>`;
}

const dots = '<i class="dot"></i><i class="dot"></i><i class="dot"></i>';

/** A folder beside a file, as editors show it. */
export interface FileList {
  readonly folder: string;
  readonly names: readonly string[];
  readonly marked: string;
}

function drawList({ folder, names, marked }: FileList): string {
  const drawn = names.map((name) => `<div${name === marked ? ' class="marked"' : ''}>${escape(name)}</div>`);
  return `<div class="list"><div class="folder">▾ ${escape(folder)}</div>${drawn.join('')}</div>`;
}

/** A line that a terminal shows, with the number that the guide's text calls it by. */
export interface Said {
  readonly text: string;
  readonly call?: number | undefined;
  readonly isTyped?: boolean | undefined;
}

function drawTerminal(said: readonly Said[]): string {
  const plain = said.some(({ call }) => call !== undefined) ? '' : ' plain';
  const drawn = said.map(({ text, call, isTyped }) => {
    const mark = call === undefined ? '' : `<b class="call">${call}</b>`;
    const line = isTyped ? `<span class="prompt">&gt; </span><b>${escape(text)}</b>` : escape(text);
    return `<div class="said${plain}${call === undefined ? '' : ' strong'}">${mark}${line}</div>`;
  });
  return `<div class="terminal"><div class="head">TERMINAL</div>${drawn.join('')}</div>`;
}

/** What an editor's window shows beside a file's name. */
interface Panes {
  readonly rows?: readonly Row[];
  readonly list?: FileList;
  readonly terminal?: readonly Said[];
}

/** An editor's window: a file, with its folder at the side or a terminal below where they are given. */
export function drawEditor(file: string, { rows, list, terminal }: Panes): string {
  const body = `${list ? drawList(list) : ''}${rows ? drawRows(rows) : ''}`;
  return documentOf(
    `<div class="window"><div class="bar">${dots}<span class="tab">${escape(file)}</span></div><div class="columns">${body}</div>${terminal ? drawTerminal(terminal) : ''}</div>`,
  );
}

/** A part of a page as a browser shows it. */
interface Photographed {
  readonly address: string;
  /** The picture as a `data:` address. */
  readonly picture: string;
  /** What matters in it, in hundredths of the picture. */
  readonly ring?:
    | { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
    | undefined;
}

/** A browser's window. */
export function drawBrowser({ address, picture, ring }: Photographed): string {
  const place = ring
    ? `<i class="ring" style="left:${ring.left}%;top:${ring.top}%;width:${ring.width}%;height:${ring.height}%"></i>`
    : '';
  return documentOf(
    `<div class="window"><div class="bar">${dots}<span class="address">${escape(address)}</span></div><div class="page"><img src="${picture}" alt="">${place}</div></div>`,
  );
}
