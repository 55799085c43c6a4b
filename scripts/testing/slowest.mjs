/**
 * The slowest tests of some vitest reports as a table, the slowest first.
 *
 * @param {Readonly<Record<string, import('./step.d.ts').Report>>} reports by their step's name
 */
export function formatSlowest(reports, most = 10) {
  const tests = Object.entries(reports).flatMap(([step, { testResults }]) =>
    testResults.flatMap(({ name: file = '', assertionResults = [] }) =>
      assertionResults.map(({ fullName, duration }) => ({ step, file, name: fullName, time: duration ?? 0 })),
    ),
  );
  const slowest = tests
    .filter(({ time }) => time > 0)
    .toSorted((one, other) => other.time - one.time)
    .slice(0, most);
  if (slowest.length === 0) return '';
  const rows = slowest.map(({ step, file, name, time }) => {
    const seconds = (time / 1000).toFixed(1).padStart(6);
    return `${seconds} s  ${step.padEnd(8)} ${shorten(file)} › ${name}`.slice(0, 160);
  });
  return [`The slowest ${rows.length} tests:`, ...rows].join('\n');
}

/** @param {string} file */
function shorten(file) {
  return file.replaceAll('\\', '/').replace(/^.*\/(?=(src|scripts)\/)/, '');
}
