import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/** @param {{ moduleId: string }} specification */
const hasOwnEnvironment = ({ moduleId }) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment ');

/**
 * Vitest's own order, with the files that need another environment at the end: a worker that meets one is given up with
 * all the modules that it has loaded, so each in between costs a start.
 */
export class TestOrder extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !hasOwnEnvironment(file)), ...sorted.filter(hasOwnEnvironment)];
  }
}
