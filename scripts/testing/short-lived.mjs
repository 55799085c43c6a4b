/**
 * What Node is told that runs tests. Most code of a test runs a few times: V8 optimizes for a long life, on threads of its
 * own, what is over before it pays, and copies what a larger nursery (in MB) would see die. Together a seventh of the
 * processor's time. From its version 12 on V8 counts calls instead of a budget.
 */
export const shortLived = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--single-threaded-gc',
  ...(Number.parseInt(process.versions.v8, 10) < 12 ? ['--interrupt-budget=1000000'] : []),
];
