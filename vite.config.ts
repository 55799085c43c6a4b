import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { clientBoundary } from './src/vite/boundary.ts';

export default defineConfig({
  appType: 'custom',
  plugins: [react(), clientBoundary()],
  // Without these a cold start finds React only while the page loads, and loads it twice.
  optimizeDeps: { entries: ['src/client/app.tsx', 'src/blocks/*/view.tsx', 'src/layout/*.tsx'] },
});
