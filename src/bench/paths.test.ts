import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPaths } from './paths.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-paths-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, html: string) => writeFileSync(join(folder, `${name}.html`), html);

it('finds a page with photographs, and the page that the home page leads to most often', () => {
  write('index', '<a href="/">a</a><a href="/a">b</a><a href="/b">c</a><a href="/b">d</a><a href="/c">e</a>');
  write('a', '');
  write('b', '');
  write(
    'c',
    '<section id="x"></section><section id="pets"><a href="/images/x.avif" data-replay="">x</a></section>',
  );
  write('404', '<a href="/images/x.avif" data-replay="">x</a>');
  expect(findPaths(folder)).toEqual({ gallery: '/c', anchor: '#pets', from: '/', to: '/b' });
});

it('refuses a site whose photographs stand at no anchor', () => {
  write('index', '<a href="/a">a</a>');
  write('a', '<section id="x"></section><section><a href="/images/x.avif" data-replay="">x</a></section>');
  expect(() => findPaths(folder)).toThrow('a gallery that has an id');
});

it('refuses a site where nothing can be tapped', () => {
  write('index', '<a href="/">a</a>');
  expect(() => findPaths(folder)).toThrow('This needs a site with a gallery');
});
