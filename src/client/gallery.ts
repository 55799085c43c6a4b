import { openPhoto, type FillViewer } from '../ui/open-photo.ts';

// Inlined behind the bootstrap in pages with a gallery: its pictures and their viewer need no application.

/** What shows the pictures over the page; the document says where it is. */
const loadViewer = (): Promise<{ readonly fillViewer: FillViewer }> =>
  import(/* @vite-ignore */ document.documentElement.dataset['viewer'] as string);

/** Puts the picture that a box names into it, unless the application has taken that over. */
function fill(box: HTMLElement): void {
  const place = box.querySelector('picture:empty:not([data-own])');
  if (!place) return;
  // So that a tap on what is seen finds it there. One that cannot be had is asked for again by the tap.
  loadViewer().catch(() => undefined);
  const source = document.createElement('source');
  const img = new Image();
  const card = box.parentElement as HTMLAnchorElement;
  const base = card.href.replace(/\d+\.webp$/, box.dataset['lazy'] as string);
  source.type = 'image/avif';
  source.srcset = `${base}.avif`;
  img.alt = box.dataset['alt'] as string;
  place.append(source, img);
  // WebKit fetches what an image names before it stands in its `<picture>`, and then the better format besides.
  img.src = `${base}.webp`;
}

try {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio < 0.1) continue;
        observer.unobserve(target);
        // Nothing else is observed.
        fill(target as HTMLElement);
      }
    },
    { rootMargin: '50px', threshold: 0.1 },
  );
  for (const box of document.querySelectorAll('[data-lazy]')) observer.observe(box);
  // Who comes to a gallery by its anchor will have its first picture in the window. The observer tells of that only once
  // the page is laid out; asked for now, it comes with the fonts. Without an anchor this is no selector.
  fill(document.querySelector(`main ${location.hash || 0} [data-lazy]`) as HTMLElement);
} catch {
  // Without an observer the application shows them. An anchor may be of something else, or no selector.
}

/** The bootstrap asks the same in the same words, which compresses to nothing. */
function isPlain(event: MouseEvent): boolean {
  return !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey);
}

document.addEventListener('click', (event) => {
  const card = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-replay]');
  if (!card || !isPlain(event)) return;
  // A card begins with its picture's box.
  fill(card.firstElementChild as HTMLElement);
  openPhoto(event, card, loadViewer);
});
