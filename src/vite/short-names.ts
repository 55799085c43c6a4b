import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where views and their parts are; those that stand on every page have the shortest names. */
const folders = ['src/ui', 'src/layout', 'src/blocks'];

/** The beginning of a part's style, which ends with a line of its own. */
const part = /\bstyled(?:\.\w+|\([^`;]*\))(?:<[^`;]*>)?`/g;
const endOfStyle = '\n`';
const property = /(?<![\w-])--[a-z][a-z-]*[a-z]/g;

/** What drawings that the site has as files may name: their colours are called so for good. */
const lasting = /^--(?:fill|on-fill|map-.*)$/;

interface Names {
  /** By file, the number of its first part. */
  readonly first: ReadonlyMap<string, number>;
  readonly properties: ReadonlyMap<string, string>;
}

const normalizePath = (path: string) => path.replaceAll('\\', '/');

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function nameOf(index: number): string {
  const before = Math.floor(index / letters.length);
  return (before === 0 ? '' : nameOf(before - 1)) + letters[index % letters.length];
}

function readSources(root: string): ReadonlyMap<string, string> {
  const files = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
        .map((file) => normalizePath(join(root, folder, file)))
        .toSorted(),
    );
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

function listNames(root: string): Names {
  const sources = readSources(root);
  const first = new Map<string, number>();
  let count = 0;
  for (const [file, source] of sources) {
    first.set(file, count);
    count += [...source.matchAll(part)].length;
  }
  const found = new Set([...sources.values()].flatMap((source) => source.match(property) ?? []));
  const renamed = [...found].filter((name) => !lasting.test(name));
  return { first, properties: new Map(renamed.map((name, index) => [name, `--${nameOf(index)}`])) };
}

/** CSS in a template without the blanks that are there to read it; what is put into it stays as it is. */
function squeeze(style: string): string {
  const texts = style.split(/(\$\{[\w.]+\})/).map((text) =>
    text.startsWith('${')
      ? text
      : text
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/ ?([;{}]) ?/g, '$1')
          .replaceAll(/([a-z]): /g, '$1:'),
  );
  return texts.join('').trim();
}

/** Labels each part of a file, from a number on; one whose style its properties decide has a mark behind its label. */
function labelParts(code: string, from: number): string {
  let index = from;
  let labelled = '';
  let end = 0;
  for (const { 0: opening, index: at } of code.matchAll(part)) {
    const start = at + opening.length;
    labelled += code.slice(end, start);
    end = code.indexOf(endOfStyle, start);
    const style = code.slice(start, end);
    const isDecided = style.includes('=>');
    labelled += `label:${nameOf(index++)}${isDecided ? '_' : ''};${isDecided ? style : squeeze(style)}`;
  }
  return labelled + code.slice(end);
}

const serializer = /\/@emotion\/serialize\/dist\/[\w.-]+\.js$/;
const hashedName = 'var name = hashString(styles) + identifierName;';
const shortName =
  'var name = identifierName.slice(1); if (!name || name.includes("_")) name += "_" + hashString(styles).slice(-4);';

/**
 * Calls parts of views and custom properties by a letter or two, in place of hashes and words: a page names each a dozen
 * times. Parts are counted, so no two have one name, and every build of the same sources counts alike, whether it renders
 * or hydrates. What a property decides keeps a hash behind an underscore. Without it, as in development, all go by their
 * long names.
 */
export function shortNames(root: string): Plugin {
  let known: Names | undefined;
  return {
    name: 'vitrine:short-names',
    enforce: 'pre',
    transform(code, id) {
      const file = normalizePath(id);
      if (serializer.test(file)) {
        if (!code.includes(hashedName)) this.error('Emotion no longer makes the names of classes as it did.');
        return { code: code.replace(hashedName, shortName), map: null };
      }
      known ??= listNames(root);
      const first = known.first.get(file);
      if (first === undefined) return undefined;
      const { properties } = known;
      const short = labelParts(code, first).replaceAll(property, (name) => properties.get(name) ?? name);
      return { code: short, map: null };
    },
  };
}
