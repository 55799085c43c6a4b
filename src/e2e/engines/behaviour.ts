import { afterAll, describe, inject } from 'vitest';
import { isInTurn } from '../../testing/amount.ts';
import type { EngineName } from './driver.ts';
import { end, isInstalled, testIn, type VisitorTest } from './harness.ts';
import { describeBonus } from './bonus.ts';
import { describeEditor } from './editor.ts';
import { describeFaq } from './faq.ts';
import { describeGallery } from './gallery.ts';
import { describeMenu } from './menu.ts';
import { describeNavigation } from './navigation.ts';
import { describePages } from './pages.ts';

/** The tests whose turn is an engine's: each of a usual run is one engine's, each of a thorough one is every engine's. */
function takeTurns(name: EngineName): VisitorTest {
  const test = testIn(name);
  const names = Object.keys(inject('engines'));
  let index = -1;
  return (title, run) => {
    index += 1;
    if (isInTurn(index, names.indexOf(name), names.length)) test(title, run);
  };
}

/**
 * The behaviour of the site in an engine; skipped where the engine is not installed. Behaviours that all engines have in
 * common take turns.
 */
export function describeBehaviour(name: EngineName): void {
  describe.skipIf(!isInstalled(name))(`in ${name}`, () => {
    afterAll(() => end(name));
    const test = takeTurns(name);
    for (const describeIn of [
      describePages,
      describeMenu,
      describeFaq,
      describeGallery,
      describeBonus,
      describeNavigation,
      describeEditor,
    ])
      describeIn(test);
  });
}
