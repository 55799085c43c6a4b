import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveUpdate } from '../client/live.ts';
import type { PageData } from '../fields/page-data.ts';
import { DevNews } from './dev-news.ts';

beforeEach(() => vi.useFakeTimers());

afterEach(() => vi.useRealTimers());

// What is told of a page is its route and its data; the rest is nobody's business here.
const pageAt = (route: string) => ({ route }) as PageData;

function start(isLarge: boolean) {
  const sent: LiveUpdate[] = [];
  const looks: (() => void)[] = [];
  let waiting = 0;
  const news = new DevNews({
    pages: '/site/pages',
    isLarge: () => Promise.resolve(isLarge),
    glimpse: (routes) => Promise.resolve(routes.map(pageAt)),
    lastReports: () => ({ '/um': 'errado', '/dois': 'errado' }),
    update: () => new Promise((done) => looks.push(() => done({ pages: [pageAt('all')], reports: {} }))),
    send: (update) => sent.push(update),
    noteFault: (error) => {
      throw error;
    },
    enter: () => {
      waiting += 1;
      return () => (waiting -= 1);
    },
  });
  const routes = () => sent.map(({ pages }) => pages.map(({ route }) => route).join(' '));
  const save = async (...files: string[]) => {
    for (const file of files) news.note(file);
    await vi.advanceTimersByTimeAsync(100);
  };
  return { news, sent, looks, routes, save, isAwaited: () => waiting > 0 };
}

it('tells of a saved page of a large site before all others have been looked at', async () => {
  const { sent, looks, routes, save } = start(true);
  await save('/site/pages/um.yaml', '/site/pages/index.yaml');
  expect(routes()).toEqual(['/um /']);
  expect(sent[0]?.reports).toEqual({ '/dois': 'errado' });
  looks[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(routes()).toEqual(['/um /', 'all']);
});

it('says that somebody waits from a save on until its page has been told', async () => {
  const { news, routes, isAwaited } = start(true);
  news.note('/site/pages/um.yaml');
  await vi.advanceTimersByTimeAsync(30);
  news.note('/site/pages/um.yaml');
  expect([isAwaited(), routes()]).toEqual([true, []]);
  await vi.advanceTimersByTimeAsync(100);
  expect([isAwaited(), routes()]).toEqual([false, ['/um']]);
});

it('tells nobody of what was saved right before the server was closed', async () => {
  const { news, looks, routes, isAwaited } = start(true);
  news.note('/site/pages/um.yaml');
  news.close();
  await vi.advanceTimersByTimeAsync(100);
  expect([isAwaited(), routes(), looks.length]).toEqual([false, [], 0]);
});

it('looks at all once where much was saved while it looked', async () => {
  const { looks, routes, save } = start(true);
  for (let time = 0; time < 5; time += 1) await save('/site/pages/um.yaml');
  expect([looks.length, routes().length]).toEqual([1, 5]);
  looks[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(looks.length).toBe(2);
  looks[1]?.();
  await vi.advanceTimersByTimeAsync(100);
  expect([looks.length, routes().slice(5)]).toEqual([2, ['all', 'all']]);
});

it('tells nothing early of a small site, or where more than pages was saved', async () => {
  const small = start(false);
  await small.save('/site/pages/um.yaml');
  const large = start(true);
  await large.save('/site/pages/um.yaml', '/site/pages/_shared/horas.yaml');
  await large.save('/site/pages/site.yaml');
  expect([small.routes(), large.routes()]).toEqual([[], []]);
  expect([small.looks.length, large.looks.length]).toEqual([1, 1]);
});
