import { loadViewer } from './load-viewer.ts';

// Inlined behind the bootstrap in pages with a gallery: its pictures need no application.

/** Puts the picture that a box names into it, unless the application has taken that over. */
function fill(box: HTMLElement): void {
  const place = box.querySelector('picture:empty:not([data-own])');
  if (!place) return;
  const source = document.createElement('source');
  const img = new Image();
  const base = box.closest('a')?.href.replace(/\d+\.webp$/, box.dataset['lazy'] ?? '');
  source.type = 'image/avif';
  source.srcset = `${base}.avif`;
  img.alt = box.dataset['alt'] ?? '';
  place.append(source, img);
  // WebKit fetches what an image names before it stands in its `<picture>`, and then the better format besides.
  img.src = `${base}.webp`;
}

const boxes = [...document.querySelectorAll<HTMLElement>('[data-lazy]')];
// Who comes to a gallery by its anchor will have its first picture in the window. The observer tells of that only once
// the page is laid out; asked for now, it comes with the fonts.
const expected = boxes.find((box) => location.hash === `#${box.closest('[id]')?.id}`);
if (expected) fill(expected);
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
  for (const box of boxes) observer.observe(box);
} catch {
  // Without an observer the application shows them.
}
// So that a tap finds it there. One that cannot be had is asked for again by the tap.
loadViewer().catch(() => undefined);
