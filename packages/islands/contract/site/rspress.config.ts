/** Builds a small site with the theme of Rspress and records facts for the contract tests. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { defineConfig, type RspressPlugin } from '@rspress/core';
import type { Processor } from 'unified';
import { locateModules, nameChunks } from '../../build/manifest';
import { pageMetaOf, fenceMeta, takeTokenKind } from '../../build/adapters';
import type { BuildFacts } from '../buildFacts';

const facts: BuildFacts = {
  aliases: [],
  entry: [],
  modules: {},
  compiledBefore: 0,
  located: {},
  documents: {},
  scripts: '',
  files: [],
  fences: [],
  kinds: [],
};

const rsbuildProbe: RsbuildPlugin = {
  name: 'probe',
  setup(api) {
    api.modifyBundlerChain({
      order: 'post',
      handler: (chain, { environment }) => {
        if (environment.name !== 'web') return;
        facts.aliases = Object.keys(chain.resolve.alias.entries() ?? {});
        facts.entry = chain.entry('index').values().map(String);
        nameChunks(chain);
      },
    });
    api.transform({ test: /virtual-[\w-]+\.js$/, order: 'post' }, ({ code, resourcePath }) => {
      facts.modules[path.basename(resourcePath, '.js')] = code;
      return code;
    });
    api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation }) => {
      const sources = new Set(routes.map(({ absolutePath }) => absolutePath));
      const located = locateModules(compilation, sources);
      for (const { routePath, absolutePath } of routes) {
        facts.located[routePath] = located.get(absolutePath);
      }
    });
    api.processAssets({ stage: 'report', environments: ['node'] }, ({ assets }) => {
      for (const [name, asset] of Object.entries(assets)) {
        if (name.endsWith('.html')) facts.documents[name] = asset.source().toString();
      }
    });
    api.onAfterBuild(({ stats }) => {
      const browser = stats?.toJson({ all: false, assets: true }).children?.[0];
      facts.files = (browser?.assets ?? []).map(({ name }) => name);
    });
  },
};

let routes: { routePath: string; absolutePath: string }[] = [];
let compiled = 0;

const probe: RspressPlugin = {
  name: 'probe',
  routeGenerated: (found) => void (routes = found),
  extendPageData() {
    facts.compiledBefore = compiled;
  },
  markdown: {
    remarkPlugins: [
      function remarkProbe(this: Processor) {
        return () => {
          compiled += 1;
          pageMetaOf<{ probe?: string }>(this).probe = 'added by a remark plugin';
        };
      },
    ],
  },
  builderConfig: { plugins: [rsbuildProbe] },
  afterBuild({ outDir }) {
    mkdirSync(outDir!, { recursive: true });
    writeFileSync(path.join(outDir!, 'facts.json'), JSON.stringify(facts));
  },
};

export default defineConfig({
  root: path.join(import.meta.dirname, 'docs'),
  outDir: process.env['CONTRACT_OUTPUT']!,
  base: '/base/',
  lang: 'zh',
  locales: [
    { lang: 'zh', label: 'zh' },
    { lang: 'en', label: 'en' },
  ],
  route: { cleanUrls: true },
  mediumZoom: false,
  markdown: {
    shiki: {
      tokenizeTimeLimit: 0,
      transformers: [
        {
          name: 'probe',
          preprocess() {
            facts.fences.push(fenceMeta(this));
          },
          tokens(lines) {
            facts.kinds.push(...lines.flat().map(takeTokenKind));
          },
        },
      ],
    },
  },
  plugins: [probe],
});
