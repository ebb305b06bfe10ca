import { importSerially } from '@funtool-docs/shared/importSerially';
import type { Manifest } from '@funtool-docs/islands/build/manifest';
import {
  type KeptFile,
  type OfflineLanguage,
  type OfflineSite,
  SERVICE_WORKER,
} from '@funtool-docs/islands/offline/offlineSite';
import { type BinaryToTextEncoding, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packFiles } from '@funtool-docs/islands/offline/pack';
import { listFiles } from '@funtool-docs/content/listFiles';
import { escapeMarkup } from '@funtool-docs/shared/escapeMarkup';
import { translate } from '@funtool-docs/agents/markdown/translate';
import { THEME_KEY } from '@funtool-docs/shared/storageKeys';
import { contentSecurityPolicy } from '@funtool-docs/islands/build/html/contentSecurityPolicy';
import { type Locale, site as siteConfig } from '../site.config';
import texts from './offline.json';

export { SERVICE_WORKER } from '@funtool-docs/islands/offline/offlineSite';

/**
 * Makes the service worker, which caches the pages of the reader's language, and its packs. Pages
 * register it when idle (`staticPages`).
 *
 * @param isEnabled If not, the worker unregisters itself in browsers that have it.
 * @param manifest Filled by `staticPages`.
 * @returns What makes the files, given the folder with all others.
 */
export function offlineFiles(isEnabled: boolean, manifest: Manifest) {
  return async (site: { folder: string; base: string }): Promise<Record<string, string>> => {
    const { bundleWorker } = await importSerially(
      () => import('@funtool-docs/islands/offline/bundleWorker'),
    );
    if (!isEnabled) return { [SERVICE_WORKER]: await bundleWorker('retiredWorker') };
    if (manifest.pages.size === 0) throw new Error('The manifest of the build has no page.');
    const { site: kept, packs } = describeOffline({ ...site, manifest });
    return { ...packs, [SERVICE_WORKER]: await bundleWorker('serviceWorker', kept) };
  };
}

const THEME = `{
  const saved = localStorage.getItem('${THEME_KEY}');
  const isDark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', isDark);
}`;

/** Files of the shell: browsers need no Markdown, no social images, and of the data only the list of functions. */
const SHELL = /\.(?:html|js|css|svg)$|^functions\//;

/** Documents of sandboxed frames, which have no origin and so no service worker either, and what only they run. */
const SANDBOXED = /^(?:runner|examples)\//;

/** Folder of files whose names contain a content hash. */
const HASHED = 'static/';

const LENGTH_OF_HASH = 8;

interface BuiltSite {
  folder: string;
  base: string;
  manifest: Manifest;
}

/** Lists what browsers cache of a built site, for the service worker, and the packs by path. */
function describeOffline(built: BuiltSite): {
  site: OfflineSite;
  packs: Record<string, string>;
} {
  const { folder, base, manifest } = built;
  // An earlier build may have left its own worker.
  const files = listFiles(folder).filter(
    (file) => file !== SERVICE_WORKER && !SANDBOXED.test(file),
  );
  const read = (file: string) => readFileSync(path.join(folder, file));
  const uses = countUses(manifest);
  const ofOne = files.filter((file) => uses.get(file)?.size === 1);
  const packs: Record<string, string> = {};
  const languages = siteConfig.locales.map(({ lang }): OfflineLanguage => {
    const pages = [...manifest.pages].filter(([, page]) => page.lang === lang);
    const own = pages.map(([document]) => document);
    const needed = ofOne.filter((file) => uses.get(file)!.has(lang));
    const isNeededByAll = (file: string) => uses.get(file)!.get(lang) === own.length;
    const packed = [...own, ...needed.filter((file) => !isNeededByAll(file))];
    const entries = packed.map((file) => [file, read(file).toString()]);
    const json = JSON.stringify(packFiles(Object.fromEntries(entries)));
    const pack = keep(`${HASHED}pages.${lang}.${hash(json)}.json`, json);
    packs[pack.url] = json;
    const message = writeMessage(lang, base, manifest.styleSheet);
    const kept = needed.filter(isNeededByAll).map((file) => keep(file, read(file)));
    return { lang, pack, files: kept, message };
  });
  const shell = files
    .filter((file) => SHELL.test(file))
    .filter((file) => !manifest.pages.has(file) && !ofOne.includes(file))
    .map((file) => {
      const content = read(file);
      const revision = file.startsWith(HASHED) ? null : hash(content);
      return { ...keep(file, content), revision };
    });
  return { site: { shell, languages }, packs };
}

/** Counts the pages that need a file, by file and language; files that all need are not listed. */
function countUses({ pages }: Manifest): Map<string, Map<string, number>> {
  const uses = new Map<string, Map<string, number>>();
  for (const { lang, files } of pages.values()) {
    for (const file of new Set(files)) {
      const counts = uses.get(file) ?? new Map<string, number>();
      uses.set(file, counts.set(lang, (counts.get(lang) ?? 0) + 1));
    }
  }
  return uses;
}

function keep(url: string, content: string | Buffer): KeptFile {
  return { url, integrity: `sha256-${digest(content, 'base64')}` };
}

function hash(content: string | Buffer): string {
  return digest(content, 'hex').slice(0, LENGTH_OF_HASH);
}

function digest(content: string | Buffer, encoding: BinaryToTextEncoding): string {
  return createHash('sha256').update(content).digest(encoding);
}

/** Writes the document for pages that are not cached while the server is out of reach. */
function writeMessage(lang: string, base: string, styleSheet: string): string {
  const title = escapeMarkup(texts.title[lang as Locale]);
  const head = `<title>${title} - ${siteConfig.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="${base}icon.svg">
<link rel="stylesheet" href="${base}${styleSheet}">
<script>${THEME}</script>`;
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy([THEME], [])}">
${head}
<main class="ft-not-found">
<h1 class="ft-not-found__title">${title}</h1>
<p class="ft-not-found__hint">${escapeMarkup(texts.hint[lang as Locale])}</p>
<p class="ft-not-found__actions"><a class="ft-button ft-button--brand" href="">${escapeMarkup(translate('searchRetryText', lang as Locale))}</a></p>
</main>
`;
}
