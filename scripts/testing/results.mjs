/**
 * Counts a step: a vitest report's tests, or one for the step as a whole. A run that ended badly has at least one
 * failure, also when no report was written or a file failed before its first test.
 *
 * @param {{ code: number | null; report?: import('./step.d.ts').Report | undefined }} step
 * @returns {import('./step.d.ts').Counts}
 */
export function countResults({ code, report }) {
  if (!report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults = [] }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  return { passed: report.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
}

/**
 * Adds counts up.
 *
 * @param {readonly import('./step.d.ts').Counts[]} counts
 */
export function sumResults(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}
