// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import Video from './view.tsx';

// React's word for "this is a test".
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const site = {} as Parameters<typeof Video>[0]['site'];
const image = { base: '/images/x', widths: [720], width: 720, height: 405, color: '#fff' };
const origin = 'https://www.youtube-nocookie.com';
const video = {
  href: 'https://www.youtube.com/watch?v=abcdefghijk',
  player: 'about:blank',
  origin,
};

async function show(policy: string) {
  document.head.innerHTML = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  const section = {
    type: 'video',
    key: 'video-1',
    level: 2,
    title: 'Passeio',
    label: 'Ver',
    video,
    image,
    imageAlt: 'x',
  } as const;
  await act(async () => root.render(<Video section={section} site={site} />));
  const link = document.querySelector('a')!;
  let isTaken = false;
  // Nothing of a test leads to another site.
  const stay = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stay, { once: true });
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => link.dispatchEvent(tap));
  return { isTaken, player: document.querySelector('iframe')?.getAttribute('src') };
}

afterEach(() => {
  document.head.innerHTML = '';
});

test('plays in its place where the document lets its player in', async () => {
  expect(await show(`frame-src ${origin}`)).toEqual({ isTaken: true, player: video.player });
});

test('is a link to the video where another document was loaded first', async () => {
  expect(await show("default-src 'none'")).toEqual({ isTaken: false, player: undefined });
});
