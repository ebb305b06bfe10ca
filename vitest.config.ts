import './scripts/folder.mjs';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Machines may be busy; nothing here is tested for its speed.
    testTimeout: 30_000,
    // Vitest leaves one processor idle, which of two is half the time.
    maxWorkers: '100%',
    setupFiles: ['tests/setup.ts'],
    include: ['{content,features,framework,library,theme,tests,ui}/**/*.test.{ts,tsx}'],
  },
});
