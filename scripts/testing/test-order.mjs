import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/** @param {{ moduleId: string }} specification */
const hasOwnEnvironment = ({ moduleId }) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment ');

/** @param {{ moduleId: string }} specification */
const startsPrograms = ({ moduleId }) =>
  /[\\/](?:scripts|src[\\/](?:bench|build|chaos|commands))[\\/]/.test(moduleId);

/**
 * Vitest's own order, but first what starts other programs: to start one copies the tables of a worker's memory, which
 * grows with each file. At the end the files that need another environment: a worker that meets one is given up with all
 * the modules that it has loaded, so each in between costs a start.
 */
export class TestOrder extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    /** @param {(typeof files)[number]} file */
    const rank = (file) => (hasOwnEnvironment(file) ? 2 : startsPrograms(file) ? 0 : 1);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
