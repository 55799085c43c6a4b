import { putIntoWords } from '../../content/problems/languages.ts';
import { Window, type Document, type Element, type HTMLElement, type Node } from 'happy-dom';
import { onTestFinished } from 'vitest';
import { parseDocument } from 'yaml';
import type { Content } from '../../content/load/content.ts';
import { valueAt } from '../../content/source/place.ts';
import { sha256 } from '../../content/pictures/digest.ts';
import { resolve } from '../../content/resolve/resolve.ts';
import type { Path } from '../../content/problems/problem.ts';
import { readSource } from '../../content/source/read-source.ts';
import { validate } from '../../content/validate/validate.ts';
import type { PageData } from '../../fields/page-data.ts';
import { render } from '../../render/render.tsx';
import { sampleClient } from '../../render/sample.ts';
import { conditions } from '../../testing/specified.ts';
import { checkSpecified } from '../../testing/specified-content.ts';

/** The finished site, as the tests of the specification read it. */
export interface Site {
  readonly content: Content;
  readonly pages: readonly PageData[];
  readonly routes: readonly string[];
  readonly html: (route: string) => string;
  readonly at: (route: string) => Document;
}

/** A site whose pages are rendered and parsed when they are first asked for. */
function makeSite(content: Content, pages: readonly PageData[]): Site {
  const parser = new new Window().DOMParser();
  const html = new Map<string, string>();
  const documents = new Map<string, Document>();
  const routes = pages.map(({ route }) => route);
  const htmlOf = (route: string) => {
    const page = pages.find((known) => known.route === route);
    if (page === undefined) throw new Error(`No page at ${route}`);
    const text = html.get(route) ?? render(page, sampleClient);
    html.set(route, text);
    return text;
  };
  const documentOf = (route: string) => {
    const document = documents.get(route) ?? parser.parseFromString(htmlOf(route), 'text/html');
    documents.set(route, document);
    return document;
  };
  return {
    content,
    pages,
    routes,
    html: htmlOf,
    at: documentOf,
  };
}

let specified: Promise<Site> | undefined;

/** The specified site through the whole chain: load, validate, resolve, render. The files of a worker share its documents. */
export function readSite(): Promise<Site> {
  specified ??= checkSpecified().then(({ content, pages }) => makeSite(content, pages));
  return specified;
}

/** A change of one value in a file, named as in `pages/site.yaml`. */
interface Edit {
  readonly file: string;
  readonly path: Path;
  readonly value: unknown;
}

/** The site as it would be after edits of its files, which must leave every page without an error. */
export function editSite({ content, routes }: Site, edits: readonly Edit[]): Site {
  const sources = content.sources.map((source) => {
    const own = edits.filter(({ file }) => file === source.file);
    if (own.length === 0) return source;
    const document = parseDocument(source.text, { schema: 'failsafe' });
    for (const { path, value } of own) document.setIn(path, value);
    return readSource(source, new TextEncoder().encode(String(document))).source;
  });
  const edited = { ...content, sources };
  const validated = validate(edited, conditions);
  const pages = resolve(validated, sha256);
  const errors = validated.problems.filter(({ severity }) => severity === 'error');
  if (pages.length < routes.length)
    throw new Error(errors.map((problem) => putIntoWords(problem).message).join('\n'));
  return makeSite(edited, pages);
}

/** A chat message as its file gives it, `{product}` and all. */
export function writtenMessage(
  { content }: Site,
  file: string,
  key: string,
  ...above: readonly string[]
): string {
  const source = content.sources.find((known) => known.file === file);
  const message = valueAt(source?.data, [...above, 'messages', key]);
  if (typeof message !== 'string') throw new Error(`${file} has no message "${key}"`);
  return message;
}

const unread = ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TITLE'];

function wordsOf(node: Node): string {
  if (node.nodeType === 3) return node.textContent;
  if (node.nodeType !== 1 || unread.includes((node as Element).tagName)) return '';
  return ` ${[...node.childNodes].map(wordsOf).join('')} `;
}

/** What a visitor reads in an element: elements apart, white space as one space, every dash as `-`. */
export function textOf(node: Node | null | undefined): string {
  if (!node) throw new Error('Nothing to read here');
  return wordsOf(node).replaceAll(/[–—]/g, '-').replaceAll(/\s+/g, ' ').trim();
}

/** All elements that match. */
export function all(root: Document | Element, selector: string): readonly Element[] {
  return [...root.querySelectorAll(selector)];
}

/** The text of each element that matches. */
export function textsOf(root: Document | Element, selector: string): readonly string[] {
  return all(root, selector).map(textOf);
}

/** The one element that matches; none or several are a failure. */
export function one(root: Document | Element, selector: string): Element {
  const [found, ...more] = all(root, selector);
  if (found === undefined || more.length > 0)
    throw new Error(`${found ? more.length + 1 : 0} times ${selector}`);
  return found;
}

/** The page's sections, top to bottom. */
export function sectionsOf(document: Document): readonly Element[] {
  return all(document, 'main section');
}

/** The one section with a given heading. */
export function sectionNamed(document: Document, heading: string): Element {
  const [found, ...more] = sectionsOf(document).filter((section) =>
    textsOf(section, 'h1, h2').includes(heading),
  );
  if (found === undefined || more.length > 0) throw new Error(`Not one section "${heading}"`);
  return found;
}

/** The entries of a section's list, without the lists inside them. */
export function cardsOf(section: Element): readonly Element[] {
  return all(section, 'li').filter((item) => item.parentElement?.closest('li') === null);
}

/** Figures and what they count, in their order. */
export function factsOf(root: Document | Element): readonly (readonly [string, string])[] {
  return all(root, 'dl > div').map((fact) => [textOf(one(fact, 'dd')), textOf(one(fact, 'dt'))]);
}

/** Links in their order: text and address. */
export function linksOf(root: Document | Element): readonly (readonly [string, string | null])[] {
  return all(root, 'a').map((link) => [textOf(link), link.getAttribute('href')]);
}

function bears(link: Element, name: string): boolean {
  return textOf(link) === name || all(link, 'span').some((part) => textOf(part) === name);
}

/** The one link with a given text; none or several are a failure. */
export function linkNamed(root: Document | Element, name: string): Element {
  const [found, ...more] = all(root, 'a').filter((link) => bears(link, name));
  if (found === undefined || more.length > 0)
    throw new Error(`${found ? more.length + 1 : 0} links "${name}"`);
  return found;
}

/** The text that a chat link has written for the visitor; no other link has one. */
export function messageOf(link: Element): string | undefined {
  const address = link.getAttribute('href') ?? '';
  const start = 'https://wa.me/5554900000000?text=';
  return address.startsWith(start) ? decodeURIComponent(address.slice(start.length)) : undefined;
}

/** The phrases that a text holds one after the other. */
export function inOrder(text: string, phrases: readonly string[]): readonly string[] {
  let from = 0;
  return phrases.filter((phrase) => {
    const place = text.indexOf(phrase, from);
    if (place !== -1) from = place + phrase.length;
    return place !== -1;
  });
}

/** All that a page tells people: visible text, head, and the texts in attributes. Not what it tells machines. */
export function everythingSaid(document: Document): string {
  const attributes = ['content', 'alt', 'aria-label', 'title', 'placeholder'];
  const spoken = attributes.flatMap((name) =>
    // A policy's hashes say nothing, and hold any letters.
    all(document, `[${name}]:not([http-equiv])`).map((element) => element.getAttribute(name) ?? ''),
  );
  return [document.title, textOf(document.body), ...spoken].join('\n').replaceAll(/[–—]/g, '-');
}

/** A page laid out in a window of a given width, which closes with the test: tells which elements its styles show. */
export function openAt(site: Site, route: string, width: number) {
  const window = new Window({ url: 'https://clinic.example', width, height: 800 });
  onTestFinished(() => window.happyDOM.close());
  window.document.write(site.html(route));
  const isShown = (element: Element): boolean => {
    // Every element of a page is an HTMLElement; drawings are never asked for.
    if (window.getComputedStyle(element as HTMLElement).display === 'none') return false;
    return element.parentElement === null || isShown(element.parentElement);
  };
  return { document: window.document as unknown as Document, isShown };
}
