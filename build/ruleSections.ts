import type { RsbuildPlugin } from '@rsbuild/core';
import { fillInRule, ruleSectionsOf } from '@funtool-docs/content/ruleSections';
import { normalizeText } from '@funtool-docs/content/textFile';

/** Fills in the sections that the pages of built-in rules share. */
export function ruleSections(): RsbuildPlugin {
  return {
    name: 'rule-sections',
    setup(api) {
      api.transform({ test: /\.mdx$/, enforce: 'pre' }, ({ code, resourcePath, addDependency }) => {
        const source = normalizeText(code);
        const shared = ruleSectionsOf(source, resourcePath);
        if (shared) addDependency(shared);
        return fillInRule(source, resourcePath);
      });
    },
  };
}
