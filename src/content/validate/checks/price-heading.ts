import { fold } from '../../../fields/fold.ts';
import { isRecord } from '../../../fields/is-record.ts';
import type { Path } from '../../problems/problem.ts';
import { valueAt } from '../../source/place.ts';

/** Words of headings that stand above any prices, without accents and the `s` of a plural. */
const general = new Set(
  `a o e de do da em no na ao um uma para por pelo pela com que se seu sua nosso nossa este esta todo toda cada
  mais outro outra preco valor valore tabela lista quanto custa servico produto iten opcoe escolha confira veja
  conheca aqui hoje agora sempre novo nova cuidado tambem temo oferecemo`.split(/\s+/),
);

/** The words of a heading that tell what it is above from other things, with a space between them. */
export function tellingWords(heading: string): string {
  const words = (fold(heading).match(/[\p{L}\d]+/gu) ?? []).map((word) => word.replace(/s$/, ''));
  return words.filter((word) => word !== '' && !general.has(word)).join(' ');
}

/** What stands above something in a section: the section's titles, and those of each group that it is in. */
export function headingOf(data: unknown, path: Path): string {
  const around = path.map((_, length) => valueAt(data, path.slice(0, length)));
  return around
    .flatMap((one, depth) =>
      isRecord(one) && !Array.isArray(one) ? [depth === 0 ? one['eyebrow'] : undefined, one['title']] : [],
    )
    .filter((one) => typeof one === 'string')
    .join(' ');
}

/** What is said above a thing. */
interface Headed {
  /** By the section, in words that tell. */
  readonly about: string;
  /** By the page. */
  readonly subject: string;
}

/** Whether all that is said above one thing is said above another as well. */
function isWithin(one: Headed, other: Headed): boolean {
  const there = new Set(['', ...other.about.split(' '), ...other.subject.split(' ')]);
  return (one.about || one.subject).split(' ').every((word) => there.has(word));
}

/** Whether what stands above two things leaves them the same: one of both says nothing that the other does not say. */
export const isHeadedAlike = (one: Headed, other: Headed) => isWithin(one, other) || isWithin(other, one);
