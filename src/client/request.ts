import { composeAddress, type AskedData } from '../ui/compose-address.ts';

// Inlined behind the bootstrap in pages with a request: who answers and presses before the application came loses nothing.

document.addEventListener('change', ({ target }) => {
  const fields = target instanceof Element && target.closest<HTMLElement>('[data-request]');
  const link = fields && fields.parentElement?.querySelector<HTMLAnchorElement>('[data-request] + div > a');
  if (!link) return;
  // What the view has written.
  const { href, ...template } = JSON.parse(fields.dataset['request'] as string) as AskedData;
  const all = fields.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input');
  link.href = composeAddress(
    href,
    template,
    Array.from(all, ({ value }) => value),
  );
});
