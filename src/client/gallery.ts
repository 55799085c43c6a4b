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
} catch {
  // Without an observer the application shows them.
}
// So that a tap finds it there, once all that the page shows first has come. One that cannot be had is asked for again
// by the tap.
addEventListener('load', () => loadViewer().catch(() => undefined));
