import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['tests/setup.ts'],
    include: ['{library,plugins,theme,tests}/**/*.test.{ts,tsx}'],
  },
});
