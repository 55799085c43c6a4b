import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { shortLived } from './scripts/testing/short-lived.mjs';
import { TestOrder } from './scripts/testing/test-order.mjs';
import { patience } from './src/e2e/patience.ts';

const recipes = 'src/testing/recipes.test.ts';

export default defineConfig({
  appType: 'custom',
  plugins: [react()],
  // Without these a cold start finds React only while the page loads, and loads it twice.
  optimizeDeps: { entries: ['src/client/app.tsx', 'src/blocks/*/view.tsx', 'src/layout/*.tsx'] },
  test: {
    testTimeout: 3 * patience,
    hookTimeout: 3 * patience,
    expect: { poll: { timeout: patience, interval: 30 } },
    sequence: { sequencer: TestOrder },
    // What tests read beside modules: `npm test -- --changed` follows imports alone.
    forceRerunTriggers: [
      '**/package.json',
      '**/vite.config.ts',
      '**/*.{yaml,txt,svg}',
      '**/schema/*',
      '**/*.md',
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: ['src/e2e/**', 'src/clinic/built/**', recipes],
          // Loading the source anew for each file takes most of the time; no test leaves behind what another could meet.
          isolate: false,
          // Vitest would leave one core idle, which is half of a small machine.
          maxWorkers: '100%',
          execArgv: shortLived,
        },
      },
      // Formats, lints, types and tests a copy of the project.
      { extends: true, test: { name: 'recipes', include: [recipes] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['src/e2e/*.test.ts', 'src/clinic/built/*.test.ts'],
          globalSetup: 'src/e2e/global-setup.ts',
          // Each worker has a browser of its own, for all its files.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['src/e2e/engines/*.test.ts'],
          globalSetup: 'src/e2e/engines/global-setup.ts',
          maxWorkers: 2,
        },
      },
    ],
  },
});
