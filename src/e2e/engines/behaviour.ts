import { afterAll, describe } from 'vitest';
import type { EngineName } from './driver.ts';
import { end, isInstalled, testIn } from './harness.ts';
import { describeBonus } from './bonus.ts';
import { describeEditor } from './editor.ts';
import { describeFaq } from './faq.ts';
import { describeGallery } from './gallery.ts';
import { describeMenu } from './menu.ts';
import { describeNavigation } from './navigation.ts';
import { describePages } from './pages.ts';

/** The behaviour of the site in an engine; skipped where the engine is not installed. */
export function describeBehaviour(name: EngineName): void {
  describe.skipIf(!isInstalled(name))(`in ${name}`, () => {
    afterAll(() => end(name));
    const test = testIn(name);
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
