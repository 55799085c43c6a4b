/** How the catalogue looks. It stands on the site's own tokens. */
export const catalogueStyle = `
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:1.5rem}
body{margin:0;background:var(--canvas,#FFFBF5);color:#16302B}
.shell{display:grid;grid-template-columns:17.5rem minmax(0,1fr);font:400 1rem/1.5 Nunito,system-ui,sans-serif}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1.5rem 1rem;background:#fff;border-right:1px solid #E4E0D6}
nav strong{display:block;padding:0 .75rem .75rem;font-weight:800}
nav a{display:flex;justify-content:space-between;gap:.5rem;padding:.375rem .75rem;border-radius:.5rem;color:inherit;text-decoration:none}
nav a:hover,nav a:focus-visible{background:#E3F1EC}
nav code{color:#48605A}
main{padding:2.5rem clamp(1rem,3vw,3rem) 6rem;max-width:90rem}
h1{margin:0 0 .5rem;font-size:2.25rem;font-weight:800}
.lead{max-width:65ch;margin:0 0 2rem;color:#48605A}
.block{padding-top:3rem;margin-top:3rem;border-top:1px solid #E4E0D6}
h2{display:flex;align-items:baseline;gap:.75rem;margin:0;font-size:1.75rem;font-weight:800}
h2 code{font-size:1rem;font-weight:600;color:#0F6B5C;background:#E3F1EC;padding:.125rem .5rem;border-radius:.375rem}
.block>p{margin:.25rem 0 1.5rem;color:#48605A}
h3{margin:0;font-size:1.125rem;font-weight:800}
.example{margin:0 0 2rem;padding:1.25rem;background:#fff;border:1px solid #E4E0D6;border-radius:1.25rem}
.example header{display:flex;align-items:center;justify-content:space-between;margin-bottom:1rem}
.example header a{color:#0F6B5C}
.frames{display:grid;grid-template-columns:362px minmax(0,1fr);gap:1.25rem;align-items:start}
figure{margin:0;min-width:0}
figcaption{margin-bottom:.375rem;font-size:.875rem;color:#48605A}
.window{overflow:hidden;border:1px solid #D3E4DD;border-radius:.75rem;background:#FFFBF5;height:640px}
iframe{display:block;border:0;transform-origin:0 0}
details{margin-top:1rem}
summary{cursor:pointer;font-weight:600;color:#0F6B5C;padding:.25rem 0}
.code{position:relative}
pre{margin:.5rem 0 0;padding:1rem;overflow:auto;max-height:28rem;border-radius:.75rem;background:#0A332D;color:#EAF4F0;font:.875rem/1.55 ui-monospace,monospace;tab-size:2}
button{position:absolute;top:.75rem;right:.75rem;padding:.5rem 1rem;border:0;border-radius:.75rem;background:#fff;color:#0F6B5C;font:600 .875rem/1 Nunito,system-ui,sans-serif;cursor:pointer}
button:hover{background:#E3F1EC}
:focus-visible{outline:3px solid #0F6B5C;outline-offset:2px}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
.fields{overflow-x:auto;background:#fff;border:1px solid #E4E0D6;border-radius:1.25rem;padding:.5rem 1.25rem}
th{text-align:left;font-weight:800;padding:.625rem 1rem .625rem 0;border-bottom:2px solid #E4E0D6}
td{vertical-align:top;padding:.5rem 1rem .5rem 0;border-bottom:1px solid #F0ECE2}
tr:last-child td{border-bottom:0}
th:nth-child(2){width:45%}
td:first-child{white-space:nowrap}
td code{font-weight:600}
.needed{color:#B3261E;font-weight:600}
.words{margin:.25rem 0 0;padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:.125rem .75rem;color:#48605A;font-size:.875rem}
@media (max-width:75rem){.frames{grid-template-columns:minmax(0,1fr)}}
@media (max-width:48rem){.shell{display:block}nav{position:static;height:auto}}
`;

/** An example shows its sections alone, without the page around them. */
export const exampleStyle = '#root>div>:is(header,footer,a[href^="#"]){display:none!important}';

/** An example remembers nothing from the others: a window that appears once a visit appears in each. */
export const exampleScript = 'Storage.prototype.getItem = () => null';

/** Fits each example's window to its place and its content, and copies YAML. */
export const catalogueScript = `
const most = 640;
const fit = (frame) => {
  const box = frame.parentElement;
  const scale = Math.min(1, box.clientWidth / frame.width);
  const isOpen = frame.contentDocument?.querySelector('[role=dialog]:popover-open, dialog[open]');
  const content = isOpen ? most / scale : frame.contentDocument?.querySelector('main')?.getBoundingClientRect().height ?? most / scale;
  const height = Math.min(most, Math.max(120, content * scale));
  frame.style.transform = 'scale(' + scale + ')';
  frame.style.height = height / scale + 'px';
  box.style.height = height + 2 + 'px';
};
for (const frame of document.querySelectorAll('iframe')) {
  fit(frame);
  frame.addEventListener('load', () => {
    fit(frame);
    setTimeout(fit, 1000, frame);
    // Answers that open and windows that appear ask for more room.
    frame.contentDocument?.addEventListener('toggle', () => fit(frame), true);
  });
}
addEventListener('resize', () => document.querySelectorAll('iframe').forEach(fit));
document.addEventListener('click', async ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  const text = target.parentElement.querySelector('pre').textContent;
  await navigator.clipboard.writeText(text);
  target.textContent = 'Copiado';
  setTimeout(() => { target.textContent = 'Copiar'; }, 1500);
});
`;
