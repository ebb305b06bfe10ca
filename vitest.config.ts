import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['tests/setup.ts'],
    include: ['{content,features,framework,library,theme,tests,ui}/**/*.test.{ts,tsx}'],
  },
});
