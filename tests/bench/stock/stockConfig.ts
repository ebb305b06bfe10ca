import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { ruleSections, stepsOf } from '../../../build/runSteps';
import { behaviourMatrix } from '@funtool-docs/facts/matrix/behaviourMatrix';
import { site } from '../../../site.config';

/**
 * The same content, but for pages that need parts of ours, on the framework's own theme and settings.
 *
 * @param root Folder with `docs` and `theme`.
 * @param outDir Where the built site goes.
 */
export function stockConfig(root: string, outDir: string) {
  return defineConfig({
    root: path.join(root, 'docs'),
    outDir,
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
    plugins: [stepsOf(root, [behaviourMatrix])],
  });
}
