import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { behaviourMatrix } from '@funtool-docs/facts/matrix/behaviourMatrix';
import { ruleSections, type Step, stepsOf } from '../../../build/runSteps';
import { site } from '../../../site.config';

const root = path.resolve(import.meta.dirname, '../../..');

/** Drops parts of ours, which the framework lacks, and their imports. */
const dropOurs: Step = ({ tree }) => {
  tree.children = tree.children.filter(
    (node) =>
      !(node.type === 'mdxJsxFlowElement' && /Demo$|^FunctionTable$/.test(node.name ?? '')) &&
      !(node.type === 'mdxjsEsm' && node.value.includes('@demos')),
  );
};

/** The same content, but for pages that need parts of ours, on the framework's own theme and settings. */
export default defineConfig({
  root: path.join(root, 'docs'),
  outDir: path.join(root, 'test-results/stock'),
  i18nSourcePath: path.join(root, 'theme/i18n.json'),
  base: new URL(site.url).pathname,
  title: site.title,
  lang: site.locales[0].lang,
  locales: site.locales.map((locale) => ({ ...locale, title: site.title })),
  route: {
    cleanUrls: true,
    exclude: ['**/{playground,which-function,what-is-checked,changes,offline}.mdx', 'claims/**'],
  },
  // Pages link to those that are excluded.
  markdown: { link: { checkDeadLinks: false } },
  builderConfig: { plugins: [ruleSections()] },
  plugins: [stepsOf(root, [behaviourMatrix, dropOurs])],
});
