import { fold } from '../../../fields/fold.ts';
import type { SiteFile } from '../pages.ts';
import { closing, opening, opensFor } from './day-words.ts';

/** What is on duty or reached from afar, which goes on while a business is closed. */
const aside =
  /^(?:plantao|plantoes|urgencias?|emergencias?|whatsapp|site|loja virtual|telefone|delivery|entregas?|atendimento|agenda|expediente|equipe)\b/;

/** What says of something that it goes on, in a text without accents, and not from some day on. */
const goesOn =
  /(?:^|[.!?;,(\n]|\b(?:e|mas|porem)\b)\s*(?:[oa]s? |noss[oa]s? )(?<what>[a-z]+(?: [a-z]+){0,3}?) (?:(?:segu|continu|permanec|fic)(?:e|em|a|am|ara|arao|ira|irao) (?:abert[oa]s?|funcionando|atendendo|normal\w*)|(?:abr|atend|funcion)(?:e|em|a|am|ira|era|ara|irao|erao|arao) normal(?:mente)?(?![a-z]))(?! (?:na|no|em|dia|as|das|a partir)\b)/g;

/** What says that one part alone is closed: `só a oficina fecha`; no day does. In a text without accents. */
const onlyPart =
  /\b(?:so|somente|apenas) (?:[oa]s? |noss[oa]s? )(?!(?:dias?|sabados?|domingos?|segunda|terca|quarta|quinta|sexta|natal|vespera|feriados?|plantao)\b)(?:(?!nao\b)[a-z]+ ){1,5}(?:(?:fica|estara|estarao|vai ficar) fechad[oa]s?|fecha(?:m|ra|rao)?|para(?:m|ra|rao)?|entra(?:m|ra|rao)? (?:em|de) (?:recesso|ferias)|nao (?:abr|atend|funcion)(?:e|em|a|am|ira|era|ara|irao|erao|arao))\b/;

/** That another part of a business stays open: what is closed is not the whole of it. */
export function hasOpenPart(text: string): boolean {
  const said = fold(text);
  const isWhole = (what: string) => !aside.test(what) && !/\bdias?\b/.test(what);
  return (
    onlyPart.test(said) || [...said.matchAll(goesOn)].some(({ groups }) => isWhole(groups?.['what'] ?? ''))
  );
}

/** What is closed, or open at other hours: nothing that says `we`. */
const state = String.raw`(?:fechad[oa]s?|fech(?:a|am|ara|arao)\b|nao (?:ha|havera|tera|abr\w*|atend\w*|funcion\w*)|abr(?:e|em|ira)\b|atend(?:e|em|era)\b|funciona(?:m|ra)?\b|(?:em|de) (?:ferias|recesso))`;

/** The parts of a business that have a page of their own, by what the site's links call them, without accents. */
function namesOfParts({ header, footer }: Pick<SiteFile, 'header' | 'footer'>): readonly string[] {
  const links = [header.links, header.menu?.links, footer.links].flatMap((some) => some ?? []);
  return links.flatMap(({ label, to }) => (to === undefined || /^\/(?:#.*)?$/.test(to) ? [] : fold(label)));
}

/** What leads to the name of what is closed: `Recesso do salão`, in a text without accents. */
const recessOf = /\b(?:recesso|ferias|fechad[oa]s?)\b[\s:–-]*(?:(?:d|n)?[oae]s? |de |so )?$/;

/** Whether a sentence says such a thing of one part of a business alone, which has a page of its own. */
export function isOfPart(sentence: string, site: Pick<SiteFile, 'header' | 'footer'>): boolean {
  const said = fold(sentence);
  return namesOfParts(site).some((name) => {
    const at = said.indexOf(name);
    const behind = at === -1 ? '' : said.slice(at + name.length);
    if (at !== -1 && recessOf.test(said.slice(0, at)) && /^(?![ ,]+(?:e|ou)\b|\w)/.test(behind)) return true;
    const between = new RegExp(`^[^.;!?]{0,40}?\\b${state}`).exec(behind)?.[0];
    return between !== undefined && !/\w(?:a|e|i)mos\b/.test(between);
  });
}

/** What speaks of the business itself. */
const own =
  'loja|casa|empresa|equipe|gente|padaria|confeitaria|estabelecimento|comercio|salao|hotel|academia|restaurante|escola|escritorio|consultorio|oficina|atendimento|expediente|horario';

/** Something else that closes or opens: a street, a list for names, somebody of the team. In a text without accents. */
const ofOther = new RegExp(
  String.raw`\b(?:(?:[oa]s?|noss[oa]s?|d[oa]s?) (?!(?:${own}|dias?|\w+mos)\b)[a-z]+\.?(?: (?!nao\b|e\b|que\b|estar?emos\b|\w+mos\b)[a-z]+\.?){0,4}? (?:(?:fica|esta|permanece|continua)(?:m|ra|rao|r)? |vai ficar |vao ficar )?(?:fechad[oa]s?|abert[oa]s?|nao (?:abr|atend|funcion)(?:e|em|a|am|ira|era|ara)|fecha(?:m|ra|rao)?|abr(?:e|em|ira)|atend(?:e|em|era)|funciona(?:m|ra)?)|(?:inscricoes|vagas|agenda|matriculas|reservas|encomendas|feira)\b[^,.;]{0,30}?\babert[oa]s?)(?![a-z])`,
  'g',
);

/** Whether all that a sentence says of being open or closed is of something else than the business. */
export function isOfOther(sentence: string, { name, tagline }: Pick<SiteFile, 'name' | 'tagline'>): boolean {
  // What the business is called, and what it says that it is.
  const called = [fold(name), ...(fold(tagline).match(/[a-z]{5,}/g) ?? [])];
  const said = called.reduce((text, one) => text.replaceAll(one, 'casa'), fold(sentence));
  const bare = said.replaceAll(ofOther, ' ');
  return bare !== said && ![closing, opening, opensFor].some((what) => what.test(bare));
}
