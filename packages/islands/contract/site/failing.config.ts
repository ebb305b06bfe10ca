/** Cannot make its scripts for browsers. */
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { defineConfig } from '@rspress/core';
import { endFailedBuild } from '../../build/staticPages';

const failing: RsbuildPlugin = {
  name: 'failing',
  setup(api) {
    api.processAssets({ stage: 'additional', environments: ['web'] }, () => {
      throw new Error('this is why');
    });
  },
};

export default defineConfig({
  root: path.join(import.meta.dirname, 'docs'),
  outDir: process.env['CONTRACT_OUTPUT']!,
  builderConfig: { plugins: [failing, endFailedBuild()] },
});
