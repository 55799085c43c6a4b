import { expect, test } from 'vitest';
import { renderSprite } from './sprite.tsx';

// After a change of `fields/icon.ts` or of lucide-react: npx vitest run src/ui/sprite.test.tsx -u
test('icons.svg holds the drawings that lucide-react has today', async () => {
  await expect(renderSprite()).toMatchFileSnapshot('./icons.svg');
});
