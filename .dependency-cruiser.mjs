/**
 * Folders with sources of the site, from the top: each may import from those below it. What packages
 * import from each other is in their package.json, by tests/borders.test.ts.
 */
const LAYERS = ['build', 'theme', 'packages', 'library'];

/** Data that every layer may read. */
const DATA = '^(theme/i18n\\.json|site\\.config\\.js|library/package\\.json)$';

const TESTS = '\\.test\\.tsx?$';

const upwards = LAYERS.slice(1).map((layer, index) => ({
  name: `${layer}-imports-no-layer-above`,
  severity: 'error',
  from: { path: `^${layer}/`, pathNot: TESTS },
  to: { path: `^(rspress\\.config|(${LAYERS.slice(0, index + 1).join('|')})/)`, pathNot: DATA },
}));

export default {
  forbidden: [
    ...upwards,
    {
      name: 'islands-and-shared-know-no-site',
      comment: 'Another site could take them; what they say of this one comes as options.',
      severity: 'error',
      from: { path: '^packages/(islands|shared)/', pathNot: TESTS },
      to: { path: '^(site\\.config|theme/|library/|docs/|packages/(?!islands|shared))' },
    },
    {
      name: 'no-circular-imports',
      severity: 'error',
      from: {},
      to: {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only', 'type-import', 'dynamic-import'] },
      },
    },
    {
      name: 'only-demos-use-the-documented-library',
      comment: 'The pages document it; what the site itself runs must not depend on it.',
      severity: 'error',
      from: {
        path: '^(build|theme|packages)/',
        pathNot: `^theme/tools/|${TESTS}`,
      },
      to: { path: '^library/', pathNot: DATA },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: `^tests/|${TESTS}` },
      to: { path: `^tests/|${TESTS}` },
    },
    {
      name: 'scripts-import-packages-alone',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^(build|theme|library|tests)/', pathNot: DATA },
    },
    {
      name: 'scripts-that-node-starts-import-no-typescript',
      comment: 'scripts/start.mjs starts those that need it.',
      severity: 'error',
      from: { path: '^scripts/.*\\.mjs$' },
      to: { path: '\\.tsx?$', pathNot: 'node_modules/' },
    },
    {
      name: 'nothing-below-imports-scripts',
      severity: 'error',
      from: { path: `^(${LAYERS.join('|')})/` },
      to: { path: '^scripts/' },
    },
  ],
  required: [
    {
      name: 'typescript-is-understood',
      comment:
        'A version of TypeScript that the tool does not know would leave it nothing to check.',
      severity: 'error',
      module: { path: '^rspress\\.config\\.ts$' },
      to: { path: '^build/page\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(doc_build|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json', '.css'],
    },
  },
};
