/** The layers, from the top: each may import from those below it, and from itself. */
const LAYERS = ['build', 'theme', 'features', 'content', 'framework', 'ui', 'library'];

/** Which features may import from which others. The same table is in ARCHITECTURE.md. */
const FEATURES = {
  byExample: ['examples'],
  changes: [],
  claims: [],
  conformance: ['examples', 'reference', 'verification'],
  contract: ['examples'],
  demos: ['byExample', 'differences', 'examples'],
  differences: [],
  discovery: [
    'changes',
    'contract',
    'differences',
    'facets',
    'health',
    'programs',
    'reference',
    'sync',
    'types',
    'verification',
  ],
  examples: ['types'],
  facets: ['contract', 'reference'],
  health: ['differences', 'reference', 'sync', 'verification'],
  mcp: ['byExample', 'discovery', 'examples', 'search'],
  offline: [],
  programs: [
    'byExample',
    'contract',
    'differences',
    'examples',
    'reference',
    'search',
    'types',
    'verification',
  ],
  reference: ['examples'],
  search: ['byExample', 'examples'],
  sync: [],
  types: [],
  verification: ['examples'],
};

/** Data that every layer may read. */
const DATA = '^(theme/i18n\\.json|site\\.config\\.js|library/package\\.json)$';

const TESTS = '\\.test\\.tsx?$';

const upwards = LAYERS.slice(1).map((layer, index) => ({
  name: `${layer}-imports-no-layer-above`,
  severity: 'error',
  from: { path: `^${layer}/`, pathNot: TESTS },
  to: { path: `^(rspress\\.config|(${LAYERS.slice(0, index + 1).join('|')})/)`, pathNot: DATA },
}));

const acrossFeatures = Object.entries(FEATURES).map(([feature, others]) => ({
  name: `${feature}-imports-only-stated-features`,
  severity: 'error',
  from: { path: `^features/${feature}/`, pathNot: TESTS },
  to: { path: '^features/', pathNot: `^features/(${[feature, ...others].join('|')})/` },
}));

export default {
  forbidden: [
    ...upwards,
    ...acrossFeatures,
    {
      name: 'the-framework-knows-no-site',
      comment: 'Another site could take it; what it says of this one comes as options.',
      severity: 'error',
      from: { path: '^framework/', pathNot: TESTS },
      to: { path: '^(site\\.config|theme/|features/|content/|library/|docs/)' },
    },
    {
      name: 'every-feature-is-in-the-table',
      severity: 'error',
      from: { path: '^features/', pathNot: `^features/(${Object.keys(FEATURES).join('|')})/` },
      to: {},
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
        path: '^(build|theme|features|content|framework|ui)/',
        pathNot: `^features/demos/|${TESTS}`,
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
      name: 'scripts-import-features-and-content-alone',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^(build|theme|framework|ui|library|tests)/', pathNot: DATA },
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
