/**
 * How many random cases a test tries: few in every run, many in a thorough one (`npm test -- --thorough`). Both are
 * seeded, so that a failure can be repeated.
 */
export function amount(usual: number, thorough: number): number {
  return process.env['VITRINE_THOROUGH'] === '1' ? thorough : usual;
}
