import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Machines may be busy; nothing here is tested for its speed.
    testTimeout: 30_000,
    setupFiles: ['tests/setup.ts'],
    include: ['{content,features,framework,library,theme,tests,ui}/**/*.test.{ts,tsx}'],
  },
});
