import type { Rspack } from '@rsbuild/core';
import { createHash } from 'node:crypto';
import { partOf, type SiteExcerpt } from '../client/embedded';
import { bundleStarter } from './bundle';
import { createCriticalStyles } from './html/criticalStyles';
import { createScriptMinifier, rewriteDocument } from './html/rewriteDocument';
import { contentOf, type PageDocument, readDocument } from './html/readDocument';
import { writePart } from './html/writePart';
import { describeDocument, type ListFiles, type Manifest, type StaticSite } from './manifest';

/** Cross-document view transition, for `themeConfig.enableContentAnimation`. */
const ANIMATION =
  '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }';

interface Build {
  site: StaticSite;
  /** The compilation for the browser. */
  browser: Rspack.Compilation;
  manifest: Manifest;
  onIntent: Record<string, ListFiles>;
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
  const { site, browser, manifest, onIntent } = build;
  const { assets } = compilation;
  const { RawSource } = compilation.compiler.rspack.sources;
  const files = Object.keys(browser.assets);
  site.pageFiles = filesOf(browser, 'page');
  site.onIntent = new Map(
    Object.entries(onIntent).map(([island, listFiles]) => [
      island,
      {
        scripts: filesOf(browser, island),
        listFiles: (page) => listFiles(page, { files, config: site.config }),
      },
    ]),
  );
  const documents = Object.keys(assets).filter((name) => name.endsWith('.html'));
  const read = (name: string) => readDocument(name, assets[name]!.source().toString());
  const [first] = documents;
  if (!first) throw new Error('Rspress has prerendered no page.');
  manifest.styleSheet = read(first).styleSheet.attributes['href']!.slice(site.base.length);
  const rewrite = await createRewrite(build);
  for (const name of documents.toSorted()) {
    // oxlint-disable-next-line no-await-in-loop -- the tags of all documents would take much memory
    const { html, part } = await rewrite(read(name));
    compilation.updateAsset(name, new RawSource(html));
    compilation.emitAsset(partOf(name), new RawSource(JSON.stringify(part)));
  }
}

async function createRewrite({ site, browser, manifest }: Build) {
  const criticalStyles = createStyles(browser, manifest.styleSheet);
  const common = {
    starter: await bundleStarter('index'),
    enhancements: site.base + site.enhancements,
    origins: site.origins,
    controls: site.controls,
    minifyScript: createScriptMinifier(),
  };
  return async (document: PageDocument) => {
    const { name } = document;
    const styles = criticalStyles(document) + (site.isAnimated ? ANIMATION : '');
    const { built, data, ...page } = describeDocument(name, site, excerptOf(document));
    if (built) manifest.pages.set(name, built);
    const addresses = {
      styles: document.styleSheet.attributes['href']!,
      scripts: document.scripts.map(({ attributes }) => attributes['src']!),
    };
    const version = hashOf(common.starter, common.enhancements, JSON.stringify(addresses));
    const scripts = [common.enhancements, ...addresses.scripts];
    Object.assign(manifest, {
      version,
      scripts: scripts.map((src) => src.slice(site.base.length)),
    });
    const whole = { ...data, ...addresses, version, critical: hashOf(styles) };
    return {
      html: await rewriteDocument(document, { ...common, ...page, data: whole, styles }),
      part: writePart(document, whole, site.replaced),
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
function createStyles(browser: Rspack.Compilation, own: string) {
  const others = Object.keys(browser.assets).filter(
    (name) => name.endsWith('.css') && name !== own,
  );
  return createCriticalStyles(
    sourceOf(browser, own),
    others.map((name) => sourceOf(browser, name)),
  );
}

function sourceOf({ assets }: Rspack.Compilation, name: string): string {
  const asset = assets[name];
  if (!asset) throw new Error(`The build has no style sheet ${name}, which its documents link to.`);
  return asset.source().toString();
}
