import { isRecord } from '../../fields/is-record.ts';
import type { Content } from '../load/content.ts';
import type { Surroundings } from '../schema/fit-example.ts';
import { valueAt } from '../source/place.ts';
import { routeOf } from './pages.ts';

/** A picture of this width looks good wherever it is shown. */
const wide = 720;

/** What a new section may name of a site. */
export function surroundingsOf({ sources, pictures }: Content): Surroundings {
  const site = sources.find(({ kind }) => kind === 'site');
  const messages = valueAt(site?.data, ['messages']);
  const usual = valueAt(messages, ['default']);
  return {
    pictures: pictures.filter(({ width }) => width >= wide).map(({ name }) => name),
    routes: sources.filter(({ kind }) => kind === 'page').map(({ name }) => routeOf(name)),
    messageKeys: isRecord(messages) ? Object.keys(messages) : [],
    defaultMessage: typeof usual === 'string' ? usual : undefined,
  };
}
