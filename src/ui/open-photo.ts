/**
 * How the dialog looks, and the photo's card in it, until the viewer's own style is there. What stands above and below the
 * photo has its room in low windows too.
 */
const early =
  'width:100%;height:100%;background:var(--deep);color:var(--white);line-height:3;text-align:center;align-content:safe center';
const earlyCard =
  '--deep:var(--white);margin:auto;background:none;color:inherit;height:auto;width:min(100vw,100vh - 10rem)';

/**
 * Fills the dialog that a card has opened: shows the pictures of its gallery one by one over the whole window, from that
 * card on. The keys have been pressed since it opened.
 */
export type FillViewer = (
  dialog: HTMLDialogElement,
  card: HTMLAnchorElement,
  keys: readonly string[],
) => void;

type Press = Pick<Event, 'preventDefault'>;

type LoadViewer = () => Promise<{ readonly fillViewer: FillViewer }>;

/**
 * Shows a card's photo over the page at once, with its name and its place among the others, and hands the dialog to the
 * viewer as soon as that has come. Until then a button closes it; where the viewer cannot be had, so does any press.
 * A browser without such windows follows the card's link, to the photo's file.
 */
export function openPhoto(press: Press, card: HTMLAnchorElement, loadViewer: LoadViewer): void {
  const dialog = document.createElement('dialog');
  if (!('showModal' in dialog)) return;
  press.preventDefault();
  // Cards stand in a list of the page's theme, which the end of the document is outside of.
  const item = card.parentElement as HTMLElement;
  const list = item.parentElement as HTMLElement;
  const counter = document.createElement('b');
  const photo = document.createElement('div');
  const closing = document.createElement('button');
  const [of, close] = (list.dataset['words'] as string).split('|') as [string, string];
  const leave = () => dialog.close();
  photo.className = card.className;
  // The picture and its caption; not a badge on it.
  const [picture, caption] = (card.cloneNode(true) as Element).children;
  photo.append(picture as Element, caption as Element);
  photo.style.cssText = earlyCard;
  dialog.style.cssText = early;
  const cards = [...list.children];
  counter.append(`${cards.indexOf(item) + 1} ${of} ${cards.length}`);
  closing.append(close);
  closing.addEventListener('click', leave);
  dialog.ariaLabel = (card.querySelector('strong') as HTMLElement).textContent;
  dialog.append(counter, ' ', closing, photo);
  dialog.className = (card.closest('[data-theme]') as HTMLElement).className;
  const keys: string[] = [];
  dialog.addEventListener('keydown', ({ key }) => keys.push(key));
  dialog.addEventListener('close', () => {
    dialog.remove();
    card.focus();
  });
  // Going back closes it: the viewer has an entry of the history, and without one another page comes.
  addEventListener('popstate', leave, { once: true });
  document.body.append(dialog);
  dialog.showModal();
  loadViewer().then(
    ({ fillViewer }) => fillViewer(dialog, card, keys),
    () => dialog.addEventListener('click', leave),
  );
}
