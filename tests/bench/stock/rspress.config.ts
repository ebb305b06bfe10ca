import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { behaviourMatrix } from '@funtool-docs/facts/matrix/behaviourMatrix';
import { ruleSections, type Step, stepsOf } from '../../../build/runSteps';
import { site } from '../../../site.config';

const root = path.resolve(import.meta.dirname, '../../..');

/** What the parts of ours, which framework pages lack, are called, or what they are imported from. */
const OURS = /Demo$|^FunctionTable$|'@demos/;

const dropOurs: Step = ({ tree }) => {
  const { children } = tree;
  const textOf = (node: object) => String(Reflect.get(node, 'name') ?? Reflect.get(node, 'value'));
  tree.children = children.filter(
    (node) => !node.type.startsWith('mdx') || !OURS.test(textOf(node)),
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
