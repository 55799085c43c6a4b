import { capital } from '../../fields/capital.ts';
import { toSlug } from '../../fields/repair.ts';
import { isReserved } from '../../fields/reserved-name.ts';
import { headLengths } from '../schema/head-lengths.ts';
import { valueAt } from '../source/place.ts';
import { parse } from './parse.ts';
import { doubleQuoted } from './scalar.ts';

/** What a new page is made from. */
export interface NewPage {
  /** Its file's name without the ending, which is its address. */
  readonly name: string;
  readonly title?: string | undefined;
  /** What it is about, as its headline says; from its name where nobody says it. */
  readonly subject?: string | undefined;
  /** Its theme's name. */
  readonly theme: string;
  /** The text of `site.yaml`, which knows the city and the business's name. */
  readonly site?: string | undefined;
}

/** A name as a title: `corte-e-cor` is `Corte e cor`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return capital(words);
}

/** Why a page cannot have a name, or nothing. */
export function refuseName(name: string): string | undefined {
  if (name === 'site') return 'O nome "site" é do arquivo com os dados do site. Escolha outro.';
  if (isReserved(name))
    return `O nome "${name}" é reservado pelo Windows, e quem usa esse sistema não poderia abrir o arquivo. Escolha outro, como pagina-${name}.`;
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return undefined;
  const slug = toSlug(name);
  const better = isReserved(slug) ? `pagina-${slug}` : slug || 'corte-e-cor';
  return `O nome "${name}" não serve de endereço. Use só letras minúsculas sem acento, números e hífen, como ${better}.`;
}

/** The first of some texts that is neither too short nor too long for search engines, or else the first. */
export function fitting(field: keyof typeof headLengths, texts: readonly string[]): string {
  const [least, most] = headLengths[field];
  return texts.find((text) => [...text].length >= least && [...text].length <= most) ?? texts[0] ?? '';
}

function said(site: string | undefined, path: readonly string[]): string {
  const parsed = parse(site ?? '');
  const value = parsed.ok ? valueAt(parsed.data, path) : undefined;
  return typeof value === 'string' ? value : '';
}

/** A title as search engines show it, with the city and the business's name where they are known. */
function headOf(subject: string, site: string | undefined): string {
  const [city, name] = [said(site, ['address', 'city']), said(site, ['name'])];
  const local = city === '' ? subject : `${subject} em ${city}`;
  const signed = name === '' ? local : `${local} | ${name}`;
  return fitting('title', [signed, local, subject, `${subject}: título da página`]);
}

/** The way to the JSON Schemas that the site's file names for editors' tools, or else the one of the first site. */
function schemasOf(site: string | undefined): string {
  return (
    /^\uFEFF?# yaml-language-server: \$schema=(.+)\/site\.schema\.json\r?$/m.exec(site ?? '')?.[1] ??
    '../schema'
  );
}

/** The text of a new page: what every page needs, and a first section. It passes the check as it is. */
export function writePage({ name, title, subject = title ?? titleOf(name), theme, site }: NewPage): string {
  const hint = 'escreva aqui uma ou duas frases sobre a página, para os buscadores.';
  const description = fitting('description', [`${subject}: ${hint}`, capital(hint)]);
  return `# yaml-language-server: $schema=${schemasOf(site)}/page.schema.json
title: ${doubleQuoted(title ?? headOf(subject, site))}
description: ${doubleQuoted(description)}
theme: ${theme}

sections:

# ── Capa ──────────────────────────────────────────────
- type: hero
  title: ${doubleQuoted(subject)}
`;
}
