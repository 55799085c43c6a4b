/** The slowest tests of some vitest reports as a table, the slowest first. `reports` are by their step's name. */
export function formatSlowest(reports, most = 10) {
  const tests = Object.entries(reports).flatMap(([step, { testResults }]) =>
    testResults.flatMap(({ name: file, assertionResults = [] }) =>
      assertionResults.map(({ fullName, duration }) => ({ step, file, name: fullName, duration })),
    ),
  );
  const slowest = tests
    .filter(({ duration }) => duration > 0)
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, most);
  if (slowest.length === 0) return '';
  const rows = slowest.map(({ step, file, name, duration }) => {
    const seconds = (duration / 1000).toFixed(1).padStart(6);
    return `${seconds} s  ${step.padEnd(8)} ${shorten(file)} › ${name}`.slice(0, 160);
  });
  return [`The slowest ${rows.length} tests:`, ...rows].join('\n');
}

function shorten(file) {
  return file.replaceAll('\\', '/').replace(/^.*\/(?=(src|scripts)\/)/, '');
}
