// A module of its own, without React, which pages fetch with their gallery's first picture.
import type { FillViewer } from '../../ui/open-photo.ts';
import { swipes } from './swipes.ts';
import { style } from './viewer-style.ts';

/** An element with its attributes and what is in it. */
function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const svg = 'http://www.w3.org/2000/svg';

function makeControl(place: string, label: string, path: string, act: () => void): HTMLButtonElement {
  const drawing = document.createElementNS(svg, 'svg');
  const line = document.createElementNS(svg, 'path');
  drawing.setAttribute('viewBox', '0 0 24 24');
  line.setAttribute('d', path);
  drawing.append(line);
  const control = make('button', { type: 'button', 'aria-label': label, 'data-place': place }, drawing);
  control.addEventListener('click', act);
  return control;
}

/** The picture that a card leads to, in two sizes; where it fails, words in its place. */
function makePicture(card: HTMLAnchorElement, missing: string): HTMLElement {
  const { lazy = '', alt = '' } = card.querySelector<HTMLElement>('[data-lazy]')?.dataset ?? {};
  const [, base = '', width = ''] = /^(.+-)(\d+)\.webp$/.exec(card.href) ?? [];
  const list = (format: string) =>
    [lazy, width].map((known) => `${base}${known}.${format} ${known}w`).join(', ');
  const sizes = 'min(100vw, 75vh)';
  const img = make('img', { alt, sizes, draggable: 'false' });
  const picture = make(
    'picture',
    {},
    make('source', { type: 'image/avif', srcset: list('avif'), sizes }),
    img,
  );
  img.addEventListener('error', () => picture.replaceWith(make('p', {}, missing)));
  // WebKit fetches what an image names before it stands in its `<picture>`, and then the better format besides.
  img.srcset = list('webp');
  return picture;
}

/** What a card says of its picture: its name, and what stands behind that. */
function makeCaption(card: HTMLAnchorElement): readonly Node[] {
  const name = card.querySelector('strong')?.textContent ?? '';
  const said = card.querySelector('strong')?.parentElement?.textContent ?? '';
  return [make('strong', {}, name), make('span', {}, said.slice(name.length))];
}

/** After the last picture comes the first. A dialog that has been closed meanwhile stays as it is. */
export const fillViewer: FillViewer = (dialog, card, keys) => {
  if (!dialog.open) return;
  if (!adoptStyle()) return dialog.addEventListener('click', () => dialog.close());
  const leave = standInHistory(dialog);
  const list = card.closest<HTMLElement>('[data-words]');
  const cards = [...(list?.querySelectorAll<HTMLAnchorElement>('a[data-replay]') ?? [])];
  const [of = '', close = '', previous = '', next = '', missing = ''] =
    list?.dataset['words']?.split('|') ?? [];
  let index = cards.indexOf(card);
  const counter = make('p', { 'aria-live': 'polite' });
  const stage = make('div', {});
  const caption = make('figcaption', { id: '_viewer-name' });
  const figure = make('figure', {}, stage, caption);
  const show = (by: number) => {
    index = (index + by + cards.length) % cards.length;
    const shown = cards[index] ?? card;
    counter.textContent = `${index + 1} ${of} ${cards.length}`;
    stage.replaceChildren(makePicture(shown, missing));
    caption.replaceChildren(...makeCaption(shown));
  };
  const closing = makeControl('close', close, 'M18 6 6 18M6 6l12 12', leave);
  show(0);
  dialog.removeAttribute('style');
  dialog.id = '_viewer';
  dialog.dataset['tone'] = 'deep';
  dialog.setAttribute('aria-labelledby', caption.id);
  dialog.replaceChildren(
    counter,
    closing,
    figure,
    makeControl('previous', previous, 'm15 18-6-6 6-6', () => show(-1)),
    makeControl('next', next, 'm9 18 6-6-6-6', () => show(1)),
  );
  listen(dialog, swipes(figure, show), show, leave);
  closing.focus();
  // A copy, since these are pressed on the dialog too.
  for (const key of keys.slice()) dialog.dispatchEvent(new KeyboardEvent('keydown', { key }));
};

/** Keys turn, and a press beside the picture closes. */
function listen(
  dialog: HTMLDialogElement,
  hasJustSwiped: () => boolean,
  show: (by: number) => void,
  leave: () => void,
): void {
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(-1);
    if (key === 'ArrowRight') show(1);
  });
  dialog.addEventListener('click', ({ target }) => {
    const isBeside = target instanceof Element && !target.closest('button, picture, figcaption');
    if (isBeside && !hasJustSwiped()) leave();
  });
}

/** An entry of the history that stands for an open viewer bears its own address: what follows takes its state over. */
const isViewersEntry = () => (history.state as { readonly viewer?: string } | null)?.viewer === location.href;

/** Goes back from an open viewer's entry where none is open: the next Back would be spent on it. */
function leaveEmptyEntry(): void {
  if (isViewersEntry() && !document.querySelector('dialog[open]')) history.back();
}

// A reload has closed the viewer and left its entry, and Forward comes back to it.
leaveEmptyEntry();
addEventListener('popstate', leaveEmptyEntry);
addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));

/**
 * Gives an open dialog an entry of the history, so that going back closes it and stays on the page. Returns what closes
 * it otherwise: that goes back as well, and a second time need not wait for it. Until then the dialog keeps the focus,
 * and the page its place: to an entry with an anchor browsers scroll, and move the focus there.
 */
function standInHistory(dialog: HTMLDialogElement): () => void {
  let isLeft = false;
  const leave = () => {
    if (isLeft) return dialog.close();
    isLeft = true;
    history.back();
  };
  history.scrollRestoration = 'manual';
  // Taken over where a reload or a step forward has come back to it.
  if (!isViewersEntry()) history.pushState({ ...history.state, viewer: location.href }, '');
  addEventListener('popstate', () => (isLeft = true), { once: true });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  });
  dialog.addEventListener('close', leave);
  return leave;
}

let sheet: CSSStyleSheet | undefined;

/**
 * Gives the document the viewer's style, by a sheet, since policies refuse style elements of scripts. A browser too old for
 * that has none: the photo stays alone, as where the viewer cannot come.
 */
function adoptStyle(): boolean {
  try {
    if (sheet === undefined) {
      const made = new CSSStyleSheet();
      made.replaceSync(style);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
      sheet = made;
    }
    return true;
  } catch {
    return false;
  }
}
