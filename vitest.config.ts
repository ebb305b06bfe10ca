import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{library,plugins,theme,tests}/**/*.test.{ts,tsx}'],
  },
});
