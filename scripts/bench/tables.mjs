/** A table as Markdown; the first column is text, the others are figures. */
function formatTable(head, rows) {
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}

/** Time and memory side by side, as multiples of a bare Node and of loading the source alone. */
export function formatCosts(costs) {
  const [bare, loaded] = costs;
  const rows = costs.map(({ name, milliseconds, mebibytes, code }) => [
    name,
    `${Math.round(milliseconds)} ms`,
    (milliseconds / bare.milliseconds).toFixed(1),
    (milliseconds / loaded.milliseconds).toFixed(2),
    `${Math.round(mebibytes)} MiB`,
    (mebibytes / bare.mebibytes).toFixed(1),
    (mebibytes / loaded.mebibytes).toFixed(2),
    String(code),
  ]);
  const head = ['Checking', 'Time', '÷ bare', '÷ loading', 'Memory', '÷ bare', '÷ loading', 'Exit'];
  return formatTable(head, rows);
}

/** What the checker said of accidents, file by file. */
export function formatAccidents(accidents) {
  const rows = accidents.map((one) => [
    one.file,
    String(one.accidents),
    one.mean.toFixed(3),
    percent(one.exactlyOne),
    percent(one.passed / one.accidents),
    String(one.knockOn),
    String(one.crashes),
    `${one.distance.median} / ${one.distance.ninetyFive}`,
  ]);
  const head = ['File', 'Accidents', 'Messages', 'Exactly one', 'Pass', 'Knock-on', 'Crashes', 'Lines off'];
  return formatTable(head, rows);
}
