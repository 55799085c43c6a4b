import { CacheProvider } from '@emotion/react';
import {
  memo,
  useCallback,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { createRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { ErrorFallback } from '../../layout/error-fallback.tsx';
import { mainId, Page } from '../../layout/page.tsx';
import { gatherViews } from '../../render/views.ts';
import { makeFontFaces, type FontFace } from '../../ui/fonts.ts';
import { makeGlobalStyle } from '../../ui/global-style.ts';
import { makeStyleCache } from '../../ui/style-cache.ts';
import { shortcutOf } from '../shell/shortcut.ts';
import { keepWindow } from '../ui/keep-window.ts';
import { findShown } from './find-shown.ts';
import type { FromFrame, Look, ToFrame } from './messages.ts';
import { shareParts } from './share-parts.ts';

const say = (message: FromFrame) => parent.postMessage(message, location.origin);

/** The boxes of the page's sections, in their order. Before them may stand a heading that nobody sees. */
function listBoxes(count: number): readonly Element[] {
  const children = [...(document.getElementById(mainId)?.children ?? [])];
  return children.slice(children.length - count);
}

function useMessages(): {
  readonly show: (ToFrame & { kind: 'show' }) | undefined;
  readonly mark: (ToFrame & { kind: 'select' }) | undefined;
  readonly look: Look | undefined;
} {
  const [show, setShow] = useState<ToFrame & { kind: 'show' }>();
  const [mark, setMark] = useState<ToFrame & { kind: 'select' }>();
  const [look, setLook] = useState<Look>();
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<ToFrame>) => {
      if (source !== parent || origin !== location.origin) return;
      if (data.kind === 'show') setShow((last) => shareParts(last, data));
      if (data.kind === 'select') setMark(data);
      if (data.kind === 'look') setLook(data.look);
    };
    addEventListener('message', listen);
    say({ kind: 'ready' });
    return () => removeEventListener('message', listen);
  }, []);
  return { show, mark, look };
}

/** How far around what was pressed the editor looks for what it says. */
const mostAround = 5;

/** What an element says, a picture by its description, and then what the elements around it do. */
function listTexts(target: Element): readonly string[] {
  // What stands in an element of its own, such as a detail behind a name, is another field's.
  const own = [...target.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
  const texts = [target.closest('img')?.alt ?? '', target.textContent.trim(), own.join('').trim()];
  let element: Element | null = target;
  for (let level = 0; element !== null && level < mostAround; level += 1) {
    texts.push(element.textContent.trim());
    element = element.parentElement;
  }
  return texts.filter((text) => text !== '');
}

/** Tells the editor what was pressed. Nothing on the page leads anywhere here. */
function usePresses(places: readonly number[]): void {
  useEffect(() => {
    const press = (event: Event) => {
      const target = event.target instanceof Element ? event.target : undefined;
      if (target === undefined) return;
      event.stopPropagation();
      // A menu opens and closes: what is pressed is in it.
      if (target.closest('[popovertarget]') !== null) return;
      // So does an answer, that one can see it.
      if (target.closest('summary') === null) event.preventDefault();
      const index = listBoxes(places.length).findIndex((box) => box.contains(target));
      const place = places[index];
      const texts = listTexts(target);
      const part = (['footer', 'header'] as const).find((name) => target.closest(name) !== null);
      const isHours = target.closest('table, [data-opening]') !== null;
      const isCall = target.closest('a[href^="tel:"]') !== null;
      if (place !== undefined) say({ kind: 'press', place, texts });
      else if (part !== undefined) say({ kind: 'press-around', part, texts, isHours, isCall });
    };
    const leave = (event: Event) => event.preventDefault();
    addEventListener('click', press, true);
    addEventListener('submit', leave, true);
    return () => {
      removeEventListener('click', press, true);
      removeEventListener('submit', leave, true);
    };
  }, [places]);
}

/** Keys that the editor acts on, wherever the focus is. */
function useKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // Nothing here is copied or written over: marked as a whole the page says nothing of what is edited.
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') event.preventDefault();
      const key = shortcutOf(event);
      if (key === undefined) return;
      event.preventDefault();
      say({ kind: 'key', key });
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Marks the section that is edited, and brings it into view when the editor's list was asked for it. */
function useMark(
  route: string | undefined,
  places: readonly number[],
  mark: (ToFrame & { kind: 'select' }) | undefined,
): void {
  const last = useRef<{
    readonly route: string | undefined;
    readonly place: number | undefined;
    readonly sought: number;
    readonly box: Element | undefined;
  }>(undefined);
  const apply = useCallback(() => {
    const boxes = listBoxes(places.length);
    // What a section needs may still be on its way: until then there are fewer boxes.
    if (boxes.length < places.length || places.length === 0) return;
    for (const [index, box] of boxes.entries())
      box.toggleAttribute('data-edited', places[index] === mark?.place);
    document.querySelector<HTMLElement>('[data-edited] [popover]:not(:popover-open)')?.showPopover();
    const before = last.current;
    const isOther = before?.route !== route;
    const place = mark?.place;
    const box = place === undefined ? undefined : boxes[places.indexOf(place)];
    const sought = (box === undefined ? before?.sought : mark?.sought) ?? 0;
    last.current = { route, place, sought, box };
    // What was asked for may come into the page later, above what stood in its place.
    const isLate = place === before?.place && box !== before?.box;
    if (!isOther && (box === undefined || (sought === (before?.sought ?? 0) && !isLate))) return;
    const isCalm = isOther || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = isCalm ? 'instant' : 'smooth';
    if (box === undefined) scrollTo({ top: 0, behavior });
    else box.scrollIntoView({ block: 'start', behavior });
  }, [route, places, mark]);
  useLayoutEffect(apply);
  // An effect that came later would let a page that is gone be marked once more.
  useLayoutEffect(() => {
    const observer = new MutationObserver(apply);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', apply);
    return () => {
      observer.disconnect();
      removeEventListener('resize', apply);
    };
  }, [apply]);
}

/** Brings what is edited into view, once the page has it; the page before may have been shown still when it was asked for. */
function useLook(
  route: string | undefined,
  places: readonly number[],
  look: Look | undefined,
  show: unknown,
): void {
  const done = useRef<{ readonly look: Look; readonly route: string | undefined }>(undefined);
  useLayoutEffect(() => {
    if (look === undefined || (done.current?.look === look && done.current.route === route)) return;
    const boxes = listBoxes(places.length);
    const found =
      'part' in look
        ? document.querySelector(`${look.part}:not(main *)`)
        : findShown(boxes[places.indexOf(look.place)], look.texts);
    if (!found) return;
    done.current = { look, route };
    // What is written into an answer is to be seen.
    const answer = 'part' in look ? null : found.closest('details');
    if (answer !== null) answer.open = true;
    const whole = answer ?? found;
    const { top, bottom } = whole.getBoundingClientRect();
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    if ('part' in look && look.part === 'header') scrollTo({ top: 0, behavior });
    else if (top < 0 || bottom > innerHeight)
      whole.scrollIntoView({ block: 'part' in look ? 'start' : 'center', behavior });
  }, [route, places, look, show]);
}

const marks = `
  [data-edited]{outline:3px solid #2563eb;outline-offset:-3px}
  main>div:hover:not([data-edited]){outline:2px dashed #2563eb;outline-offset:-2px}
`;

/** A window that opens by itself is seen while it is edited, and covers nothing else. */
const atOnce = `
  [data-reveal]{opacity:1!important;transform:none!important}
  main>:not([data-edited]) [popover]:popover-open{display:none!important}
`;

const nowhere: readonly number[] = [];

/** Of a page of a hundred sections one is drawn anew: that in which somebody types. */
const views = gatherViews(<Props,>(view: ComponentType<Props>) => memo(view));

/** The fonts of the site, as the document names them. */
function readFonts(): readonly FontFace[] {
  const said = document.querySelector<HTMLMetaElement>('meta[name="fonts"]')?.content;
  // The server that made the document wrote them.
  return JSON.parse(said ?? '[]') as readonly FontFace[];
}

const fontFaces = makeFontFaces(readFonts());

/** Rules that come before those of the parts, as in the site's documents. */
function FirstStyle({ text }: { readonly text: string }) {
  useInsertionEffect(() => {
    const style = Object.assign(document.createElement('style'), { textContent: text });
    document.head.prepend(style);
    return () => style.remove();
  }, [text]);
  return null;
}

/** The real page, as it would be published, with what is edited marked. */
function Frame() {
  const { show, mark, look } = useMessages();
  const places = show?.shown?.places ?? nowhere;
  usePresses(places);
  useKeys();
  const route = show?.shown?.page.route;
  useMark(route, places, mark);
  useLook(route, places, look, show);
  if (show?.shown === undefined) return null;
  const { still } = show;
  const { page } = show.shown;
  return (
    <>
      <FirstStyle text={fontFaces + makeGlobalStyle(page.colors)} />
      <style>{atOnce + (still === undefined ? marks : '')}</style>
      <ErrorFallback key={`${page.route} ${still ?? ''}`} words={page.site.words}>
        <Page page={page} views={views} />
      </ErrorFallback>
    </>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root.');
keepWindow();
createRoot(root).render(
  <CacheProvider value={makeStyleCache()}>
    <HelmetProvider>
      <MemoryRouter>
        <Frame />
      </MemoryRouter>
    </HelmetProvider>
  </CacheProvider>,
);
