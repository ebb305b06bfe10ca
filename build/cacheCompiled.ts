import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { UserConfig } from '@rspress/core';
import { site } from '../site.config';
import {
  CACHE_FOLDER,
  hashOf,
  hashOfFiles,
  hashOfPackages,
  keep,
  readKept,
} from '@funtool-docs/content/buildCache';
import { CLAIMS, claimsFileOf } from '@funtool-docs/content/claims/readClaims';
import { readCommit, readDates } from '@funtool-docs/content/git';
import { listFiles } from '@funtool-docs/content/files';
import {
  DOCS,
  fileOf,
  isApiPage,
  type PageId,
  pageIdOf,
  topicOf,
} from '@funtool-docs/content/paths';
import { FACTS } from '@funtool-docs/facts/library/measured';
import { describeGuides } from './steps/guides';
import { PAGE_DATA } from '@funtool-docs/islands/build/siteModule';

/** Folders of what compiles pages, and of what pages are made of besides their text. */
const SOURCES = ['build', 'library', 'packages', 'theme'];

/** Elements that show what other pages say, or when they changed. */
export const SITE_WIDE = ['FunctionTable', 'HealthTotals', 'ReleaseFunctions'];

const IS_SITE_WIDE = new RegExp(String.raw`<(?:${SITE_WIDE.join('|')})\b`);

/** A file that changes with any page and any commit. */
const STAMP = `${CACHE_FOLDER}/site-stamp`;

/** A file that changes once a cache is not to be used any more. */
const SALT = `${CACHE_FOLDER}/site-salt`;

/**
 * Lets a build take pages that earlier builds have compiled, whose examples ran and whose results were
 * true then, as long as nothing they depend on has changed.
 *
 * @param root Repository root.
 */
export function cacheCompiled(
  root: string,
  { builderConfig = {}, ...config }: UserConfig,
): UserConfig {
  const stamp = stampOf(root);
  if (readKept(path.join(root, STAMP))?.equals(stamp) !== true) keep(path.join(root, STAMP), stamp);
  const key = keyOfAllPages(root);
  const performance = {
    ...builderConfig.performance,
    buildCache: { cacheDigest: [key, String(readKept(path.join(root, SALT)))] },
  };
  const plugins = [builderConfig.plugins, discardMixed(root, [key, stamp])];
  return { ...config, builderConfig: { ...builderConfig, performance, plugins } };
}

/**
 * Has the next build compile all pages where a file has changed during this one: Rspack notes files as
 * they are when a build ends, and would take what it has compiled before for the latest.
 */
function discardMixed(root: string, [key, stamp]: [string, Buffer]): RsbuildPlugin {
  return {
    name: 'discard-mixed',
    setup(api) {
      api.onAfterBuild(() => {
        if (keyOfAllPages(root) === key && stampOf(root).equals(stamp)) return;
        keep(path.join(root, SALT), Buffer.from(randomUUID()));
      });
    },
  };
}

/**
 * Hashes what every page depends on: what compiles it, packages, menus and other files beside pages, and
 * which pages there are, since links are checked and guides are named.
 */
export function keyOfAllPages(root: string): string {
  const settings = readdirSync(root).filter((name) => /\.config\.\w+$/.test(name));
  const { pages, others } = listDocs(root);
  const sources = hashOfFiles(root, SOURCES);
  const beside = [...settings, ...others].map((file) => hashFile(root, file));
  return hashOf(
    JSON.stringify([
      process.version,
      hashOfPackages(root),
      sources,
      beside,
      pages.toSorted(),
      describeGuides(root),
    ]),
  );
}

/** Lists the files that a page depends on besides itself, relative to the root. */
export function listOthers(root: string, file: string, source: string): string[] {
  const { slug } = pageIdOf(path.join(root, DOCS), file);
  const counterparts = site.locales.map(({ lang }) => fileOf({ locale: lang, slug }));
  // A page has the contract of its functions, which depends on errors that its first language states.
  const related = [...counterparts, claimsFileOf({ slug }), ...factsOf({ slug })];
  return IS_SITE_WIDE.test(source) ? [...related, STAMP] : related;
}

const factsOf = (page: Pick<PageId, 'slug'>) =>
  isApiPage(page) ? [`${FACTS}/${topicOf(page.slug)}.json`] : [];

/** Compiles a page again once a file has changed that it depends on besides itself. */
export function watchOthers(root: string): RsbuildPlugin {
  return {
    name: 'keep-compiled',
    setup(api) {
      // Before it is compiled: the elements are read from the text.
      api.transform({ test: /\.mdx$/, enforce: 'pre' }, (context) => {
        const { code, resourcePath, addDependency, addMissingDependency } = context;
        for (const other of listOthers(root, resourcePath, code)) {
          const file = path.join(root, other);
          if (existsSync(file)) addDependency(file);
          else addMissingDependency(file);
        }
        return code;
      });
      // Dates of pages change with a commit, which changes no file.
      api.transform({ test: new RegExp(PAGE_DATA) }, ({ code, addDependency }) => {
        if (existsSync(path.join(root, STAMP))) addDependency(path.join(root, STAMP));
        return code;
      });
    },
  };
}

function stampOf(root: string): Buffer {
  const { pages, claims } = listDocs(root);
  const hashes = [...pages, ...claims].map((file) => hashFile(root, file));
  const commit = readCommit(root);
  return Buffer.from(JSON.stringify([commit, [...readDates(root, DOCS, commit)], hashes]));
}

const isPage = (file: string) => file.endsWith('.mdx');
const isClaim = (file: string) => file.startsWith(`${CLAIMS}/`);

function listDocs(root: string): Record<'pages' | 'claims' | 'others', string[]> {
  const files = listFiles(path.join(root, DOCS)).map((file) => `${DOCS}/${file}`);
  return {
    pages: files.filter(isPage),
    claims: files.filter(isClaim),
    others: files.filter((file) => !isPage(file) && !isClaim(file)),
  };
}

function hashFile(root: string, file: string): string {
  return `${hashOf(readFileSync(path.join(root, file)))} ${file}`;
}
