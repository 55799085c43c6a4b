/** How often a log that is no terminal hears of long work, in milliseconds. */
const pause = 5000;

/** How often a terminal does, in milliseconds: nobody sees more, and each costs time. */
const blink = 100;

/** Work shorter than this is not worth a word. */
const patience = 700;

/**
 * Tells how far long work is: on a terminal one line that is rewritten, elsewhere a line every few seconds. Short work
 * goes unmentioned.
 *
 * @param {string} verb what is done, as in `Preparando fotos`
 * @param {{ stream?: { readonly isTTY?: boolean; write(text: string): unknown }; now?: () => number }} [options]
 * @returns {(done: number, total: number) => void}
 */
export function makeProgress(verb, { stream = process.stderr, now = Date.now } = {}) {
  /** @type {number | undefined} */
  let startedAt;
  /** @type {number | undefined} */
  let toldAt;
  return (done, total) => {
    const time = now();
    startedAt ??= time;
    toldAt ??= stream.isTTY ? 0 : time;
    const isDone = done === total;
    const isWorthIt = time - startedAt > patience;
    if (stream.isTTY && isWorthIt && (isDone || time - toldAt >= blink)) {
      toldAt = time;
      stream.write(`\r${verb}: ${done} de ${total}${isDone ? '\n' : ''}`);
    } else if (!stream.isTTY && isWorthIt && (time - toldAt >= pause || (isDone && toldAt > startedAt))) {
      toldAt = time;
      stream.write(`${verb}: ${done} de ${total}\n`);
    }
    if (isDone) startedAt = toldAt = undefined;
  };
}
