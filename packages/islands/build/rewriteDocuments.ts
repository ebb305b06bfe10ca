import type { Rspack } from '@rsbuild/core';
import { createHash } from 'node:crypto';
import { partOf, type SiteExcerpt } from '../client/embedded';
import { bundleStarter } from './bundle';
import { createCriticalStyles } from './html/criticalStyles';
import { rewriteDocument } from './html/rewriteDocument';
import { contentOf, type PageDocument, readDocument } from './html/readDocument';
import { writePart } from './html/writePart';
import { describeDocument, type Manifest, type StaticSite } from './manifest';

/** Cross-document view transition, for `themeConfig.enableContentAnimation`. */
const ANIMATION =
  '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }';

interface Build {
  site: StaticSite;
  /** The compilation for the browser. */
  browser: Rspack.Compilation;
  manifest: Manifest;
}

/**
 * Rewrites every document that Rspress has prerendered.
 *
 * @param compilation The one with the documents.
 * @throws {Error} If there is none, or one is not as expected.
 */
export async function rewriteDocuments(
  compilation: Rspack.Compilation,
  build: Build,
): Promise<void> {
  const { assets } = compilation;
  const { RawSource } = compilation.compiler.rspack.sources;
  const documents = Object.keys(assets).filter((name) => name.endsWith('.html'));
  const read = (name: string) => readDocument(name, assets[name]!.source().toString());
  const [first] = documents;
  if (!first) throw new Error('Rspress has prerendered no page.');
  const styleSheet = read(first).styleSheet.attributes['href']!.slice(build.site.base.length);
  build.manifest.styleSheet = styleSheet;
  const rewrite = await createRewrite(build);
  for (const name of documents.toSorted()) {
    // One after the other: the tags of all documents would take much memory.
    const { html, part } = rewrite(read(name));
    compilation.updateAsset(name, new RawSource(html));
    compilation.emitAsset(partOf(name), new RawSource(JSON.stringify(part)));
  }
}

async function createRewrite({ site, browser, manifest }: Build) {
  const { base, config, options } = site;
  const { texts, onIntent = {}, controls = '', replaced = [] } = options;
  const files = {
    all: Object.keys(browser.assets),
    ofPage: filesOf(browser, 'page'),
    ofIslands: Object.fromEntries(
      Object.keys(onIntent).map((island) => [island, filesOf(browser, island)]),
    ),
  };
  const criticalStyles = createStyles(browser, manifest.styleSheet);
  const common = {
    starter: await bundleStarter('index'),
    enhancements: base + site.enhancements,
    origins: options.origins?.(config) ?? [],
    controls,
  };
  const animation = config.themeConfig?.enableContentAnimation ? ANIMATION : '';
  return (document: PageDocument) => {
    const { name } = document;
    const styles = criticalStyles(document) + animation;
    const { lang, built, data } = describeDocument(name, site, files, excerptOf(document));
    if (built) manifest.pages.set(name, built);
    const said = { failedText: texts.failed[lang]!, waitingText: texts.waiting[lang]! };
    const addresses = {
      styles: document.styleSheet.attributes['href']!,
      scripts: document.scripts.map(({ attributes }) => attributes['src']!),
    };
    const version = hashOf(common.starter, common.enhancements, JSON.stringify(addresses));
    const scripts = [common.enhancements, ...addresses.scripts];
    manifest.version = version;
    manifest.scripts = scripts.map((src) => src.slice(base.length));
    const whole = { ...data, ...addresses, version, critical: hashOf(styles) };
    return {
      html: rewriteDocument(document, { ...common, ...said, data: whole, styles }),
      part: writePart(document, whole, replaced),
    };
  };
}

function hashOf(...texts: string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 8);
}

/**
 * Lists the scripts of chunks that are named after a word, as `panel` and `panel-worker`, besides those of
 * every page. Those of the chunk that has no other word come first.
 *
 * @throws {Error} If there is none.
 */
function filesOf({ chunkGroups }: Rspack.Compilation, word: string): string[] {
  const groups = chunkGroups
    .filter(({ name }) => name === word || name?.startsWith(`${word}-`))
    .toSorted((a, b) => Number(b.name === word) - Number(a.name === word));
  if (groups.length === 0) throw new Error(`No chunk of the site is named after "${word}".`);
  const chunks = groups.flatMap((group) => group.chunks).filter((chunk) => !chunk.canBeInitial());
  return [...new Set(chunks.flatMap(({ files }) => [...files]))];
}

/**
 * Reads what a page tells of the site (`packages/islands/client/EmbeddedData.tsx`).
 *
 * @throws {Error} If it tells nothing.
 */
function excerptOf({ name, excerpt, html }: PageDocument): SiteExcerpt {
  if (!excerpt) throw new Error(`${name}: its rendering has told nothing of the site.`);
  return JSON.parse(contentOf(excerpt, html)) as SiteExcerpt;
}

/** All documents have the same style sheet; those for some readers only stand beside it. */
function createStyles({ assets }: Rspack.Compilation, own: string) {
  const sheets = Object.keys(assets).filter((name) => name.endsWith('.css'));
  const others = sheets.filter((name) => name !== own);
  const [sheet, ...rest] = [own, ...others].map((name) => assets[name]?.source().toString());
  if (!sheet) throw new Error(`The build has no style sheet ${own}, which its documents link to.`);
  return createCriticalStyles(sheet, rest as string[]);
}
