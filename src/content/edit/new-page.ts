/** What a new page is made from. */
export interface NewPage {
  /** Its file's name without the ending, which is its address. */
  readonly name: string;
  readonly title?: string | undefined;
}

function quote(text: string): string {
  return JSON.stringify(text);
}

/** A name as a title: `banho-e-tosa` is `Banho e tosa`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Why a page cannot have a name, or nothing. */
export function refuseName(name: string): string | undefined {
  if (name === 'site') return 'O nome "site" é do arquivo com os dados da clínica. Escolha outro.';
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return undefined;
  return `O nome "${name}" não serve de endereço. Use só letras minúsculas sem acento, números e hífen, como banho-e-tosa.`;
}

/** The text of a new page: what every page needs, and a first section. It passes the check as it is. */
export function writePage({ name, title = titleOf(name) }: NewPage): string {
  return `# yaml-language-server: $schema=../schema/page.schema.json
title: ${quote(title)}
description: ${quote(`${title}: escreva aqui uma ou duas frases sobre a página, para os buscadores.`)}
theme: clinic

sections:

# ── Capa ──────────────────────────────────────────────
- type: hero
  title: ${quote(title)}
`;
}
