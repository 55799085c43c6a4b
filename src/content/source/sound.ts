/**
 * Reads YAML as editors mostly write it: fields and lists by indents, texts of one line, bare or in quotes, and texts
 * of several lines behind `|` or `>`. It answers what it is sure of, as data whose scalars are texts, and nothing where
 * the exact reader has to say what a file means, or what is wrong with it. It keeps no places: those are found by the
 * exact reader where a message needs them.
 */
export function readSound(text: string): Readonly<Record<string, unknown>> | undefined {
  if (doubtful.test(text)) return undefined;
  const reader = new SoundReader(text);
  const data = reader.readFile();
  if (reader.isUnsure) return undefined;
  lastSound = text;
  return data;
}

/** The text that was sound last: who looks up places in it has just had its data. */
let lastSound: string | undefined;

/**
 * Between which signs of a sound text a field of the whole file has its text, quotes included, where that is one of one
 * line; nothing where the exact reader has to say it. What stands below a field begins further in, or with a dash.
 */
export function findSoundField(
  text: string,
  name: string,
): readonly [start: number, end: number] | undefined {
  if (!fieldName.test(name)) return undefined;
  const found = new RegExp(`^(${name}: *)[^ |>\\r\\n].*`, 'm').exec(text);
  if (found === null || (text !== lastSound && readSound(text) === undefined)) return undefined;
  const [line, lead = ''] = found;
  return [found.index + lead.length, found.index + line.replace(/ +$/, '').length];
}

/** Signs and lines anywhere that may mean something else: tabs, colons of other keyboards, items in comments, `P: Dói?`. */
const doubtful = /[\t：﹕︓]|^ *#\s*-|^%|^ *(?:- )?[Pp](?:ergunta)?\d*(?:[:.)]| [-–—])/m;

/** What a bare text may not begin with: YAML's own signs, and spaces of any kind. A number may be below zero. */
const special = /^(?:-(?!\d)|[?:,[\]{}#&*!|>'"%@`~\s\u00AD\u200B-\u200D\u2060\uFEFF])/;
/** Where a bare text ends, or turns into a field. */
const broken = /:(?: |$)| #/;
const fieldName = /^[A-Za-z]\w*$/;
const reserved = new Set(['constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty']);
const nothing = new Set(['null', 'Null', 'NULL']);

type Fields = Record<string, unknown>;

class SoundReader {
  isUnsure = false;
  private readonly text: string;
  /** Where the line begins that is to be read; behind the last one, the length of the text. */
  private line = 0;
  /** Behind that line's last sign, and where the next line begins. */
  private end = 0;
  private next = 0;
  /** Where what is to be read begins, and its column. */
  private at = 0;
  private column = 0;
  /** Columns in which sections stand: what stands there without a type may be lost. */
  private readonly sectionColumns = new Set<number>();

  constructor(text: string) {
    this.text = text;
    this.openLine(0);
  }

  readFile(): Fields {
    const data: Fields =
      this.isAtEnd() || this.column > 0 || this.isDash() ? this.giveUp({}) : this.readFields(0);
    const sections = data['sections'];
    // What is a section itself holds none.
    const isSecond = data['type'] !== undefined && this.sectionColumns.size > 0;
    const isSure = this.isAtEnd() && !isSecond && (sections === undefined || Array.isArray(sections));
    return isSure ? data : this.giveUp(data);
  }

  private giveUp<Value>(value: Value): Value {
    this.isUnsure = true;
    this.line = this.text.length;
    return value;
  }

  private isAtEnd(): boolean {
    return this.line >= this.text.length;
  }

  /** Goes to the first line from an offset on that says something. */
  private openLine(from: number): void {
    const { text } = this;
    for (let line = from; line < text.length; line = this.next) {
      const close = text.indexOf('\n', line);
      this.next = close === -1 ? text.length : close + 1;
      let at = line;
      while (text.charCodeAt(at) === 32) at += 1;
      let end = close === -1 ? text.length : close;
      if (text.charCodeAt(end - 1) === 13) end -= 1;
      while (end > at && text.charCodeAt(end - 1) === 32) end -= 1;
      if (end <= at || text[at] === '#') continue;
      [this.line, this.at, this.end, this.column] = [line, at, end, at - line];
      return;
    }
    this.line = text.length;
  }

  private isDash(): boolean {
    return this.text[this.at] === '-' && (this.at + 1 === this.end || this.text[this.at + 1] === ' ');
  }

  /** The name of the field that begins here: nothing where none does. */
  private fieldHere(): string | undefined {
    const colon = this.text.indexOf(':', this.at);
    if (colon === -1 || colon >= this.end) return undefined;
    if (colon + 1 < this.end && this.text[colon + 1] !== ' ') return undefined;
    const name = this.text.slice(this.at, colon);
    return fieldName.test(name) ? name : undefined;
  }

  private readFields(column: number): Fields {
    const data: Fields = {};
    while (!this.isAtEnd() && this.column === column) {
      const name = this.isDash() ? undefined : this.fieldHere();
      const isLost = column === 0 && this.sectionColumns.size > 0;
      if (name === undefined || isLost || reserved.has(name) || Object.hasOwn(data, name))
        return this.giveUp(data);
      this.at += name.length + 1;
      data[name] = this.readValue(column);
    }
    return !this.isAtEnd() && this.column > column ? this.giveUp(data) : data;
  }

  /** What stands behind a field's colon, or below it. */
  private readValue(column: number): unknown {
    const { text } = this;
    while (this.at < this.end && text[this.at] === ' ') this.at += 1;
    if (this.at === this.end) return this.readBelow(column);
    const sign = text[this.at];
    if (sign === '|' || sign === '>') return this.readBlock(column, text.slice(this.at, this.end));
    const value = this.readText(this.at, this.end);
    this.openLine(this.next);
    return value;
  }

  /** Fields further in, or a list, which may stand in its field's own column. */
  private readBelow(column: number): unknown {
    this.openLine(this.next);
    if (this.isAtEnd() || this.column < column) return '';
    if (this.isDash()) return this.readList(this.column);
    return this.column > column ? this.readFields(this.column) : '';
  }

  private readList(column: number): unknown[] {
    const items: unknown[] = [];
    while (!this.isAtEnd() && this.column === column && this.isDash()) {
      const dash = this.at;
      this.at += 1;
      while (this.at < this.end && this.text[this.at] === ' ') this.at += 1;
      if (this.at === this.end) return this.giveUp(items);
      const name = this.fieldHere();
      if (name === 'type') this.sectionColumns.add(column);
      else if (this.sectionColumns.has(column)) return this.giveUp(items);
      // Texts among items of fields may be meant as one of those.
      if (items.length > 0 && (name === undefined) !== (typeof items[0] === 'string'))
        return this.giveUp(items);
      if (name === undefined) {
        items.push(this.readText(this.at, this.end));
        this.openLine(this.next);
      } else {
        this.column += this.at - dash;
        items.push(this.readFields(this.column));
      }
    }
    return !this.isAtEnd() && this.column > column ? this.giveUp(items) : items;
  }

  private readText(start: number, end: number): string {
    const written = this.text.slice(start, end);
    const inner = written.slice(1, -1);
    switch (written[0]) {
      case '"':
        return written.length < 2 || !written.endsWith('"') || /["\\]/.test(inner) ? this.giveUp('') : inner;
      case "'":
        return written.length < 2 || !written.endsWith("'") || /(?<!')'(?:'')*(?!')/.test(inner)
          ? this.giveUp('')
          : inner.replaceAll("''", "'");
      default:
        if (special.test(written) || broken.test(written)) return this.giveUp('');
        return nothing.has(written) ? '' : written;
    }
  }

  /** A text of several lines in one column; empty lines are of it, but for those behind its last. */
  private readBlock(column: number, sign: string): string {
    if (!/^[|>]-?$/.test(sign)) return this.giveUp('');
    const lines: string[] = [];
    let [from, deep, empty] = [this.next, 0, 0];
    while (from < this.text.length) {
      const close = this.text.indexOf('\n', from);
      if (close === -1) return this.giveUp('');
      const line = this.text.slice(from, this.text[close - 1] === '\r' ? close - 1 : close);
      const indent = /^ */.exec(line)?.[0].length ?? 0;
      if (line.length === indent) {
        if (indent > deep || lines.length === 0) return this.giveUp('');
        empty += 1;
      } else {
        if (deep === 0) deep = indent;
        if (indent < deep || deep <= column) break;
        while (empty > 0) empty = lines.push('') && empty - 1;
        lines.push(line.slice(deep));
      }
      from = close + 1;
    }
    this.openLine(from);
    if (lines.length === 0 || (!this.isAtEnd() && this.column > column)) return this.giveUp('');
    const end = sign.endsWith('-') ? '' : '\n';
    return (sign.startsWith('|') ? lines.join('\n') : this.fold(lines)) + end;
  }

  /** Lines as one text in which empty lines are breaks; lines that stand further in mean more. */
  private fold(lines: readonly string[]): string {
    if (lines.some((line) => line.startsWith(' '))) return this.giveUp('');
    return lines.join('\n').replaceAll(/\n+/g, (breaks) => (breaks.length === 1 ? ' ' : breaks.slice(1)));
  }
}
