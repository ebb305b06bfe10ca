import { site as siteConfig, type Locale } from '../site.config';
import { importSerially } from '@funtool-docs/shared/importSerially';
import type { Manifest } from '@funtool-docs/islands/build/manifest';
import { listOf, SERVICE_WORKER } from '@funtool-docs/islands/offline/kept';
import { contentSecurityPolicy } from '@funtool-docs/islands/build/html/contentSecurityPolicy';
import { listFiles } from '@funtool-docs/content/files';
import { escapeMarkup } from '@funtool-docs/shared/texts';
import { THEME_KEY } from '@funtool-docs/shared/sharedNames';
import i18n from '../theme/i18n.json';
import texts from './offline.json';

export { SERVICE_WORKER } from '@funtool-docs/islands/offline/kept';

const THEME = `{
  const saved = localStorage.getItem('${THEME_KEY}');
  const isDark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', isDark);
}`;

/** Documents of sandboxed frames, which have no origin and so no service worker either. */
const SANDBOXED = 'runner/';

/** What pages of every language may need: no Markdown, no pictures for previews, of the data only lists. */
const NEEDED = /^static\/.*\.(?!txt)\w+$|^functions\/|^404\.html$|^icon\.svg$/;

/**
 * Makes the service worker, which keeps the pages that are read, and lists for readers who want all of a
 * language (`packages/islands/offline`).
 *
 * @param isEnabled If not, the worker unregisters itself in browsers that have it.
 * @param manifest Filled by `staticPages`.
 * @returns What makes the files, given the folder with all others.
 */
export function offlineFiles(isEnabled: boolean, manifest: Manifest) {
  return async (site: { folder: string; base: string }): Promise<Record<string, string>> => {
    const { bundleWorker } = await importSerially(
      () => import('@funtool-docs/islands/build/bundle'),
    );
    if (!isEnabled) return { [SERVICE_WORKER]: await bundleWorker('retiredWorker') };
    const { version, styleSheet, scripts, pages } = manifest;
    if (pages.size === 0) throw new Error('The manifest of the build has no page.');
    const locales = siteConfig.locales.map(({ lang }) => lang);
    const lists = locales.map((lang) => {
      const files = listNeeded(site.folder, manifest, lang);
      return [listOf(lang), JSON.stringify(files)];
    });
    const worker = await bundleWorker('serviceWorker', {
      version,
      shell: [styleSheet, ...scripts],
      messages: locales.map((lang) => [lang, writeMessage(lang, site.base, styleSheet)]),
    });
    return { ...Object.fromEntries(lists), [SERVICE_WORKER]: worker };
  };
}

/** Lists what the pages of a language may need: all files but those that only others need. */
function listNeeded(folder: string, { pages }: Manifest, lang: string): string[] {
  const filesOf = (isOwn: boolean) =>
    [...pages]
      .filter(([, page]) => (page.lang === lang) === isOwn)
      .flatMap(([document, page]) => [document, ...page.files]);
  const own = new Set(filesOf(true));
  const others = new Set(filesOf(false));
  const files = listFiles(folder).filter((file) => !file.startsWith(SANDBOXED));
  return files.filter((file) => own.has(file) || (NEEDED.test(file) && !others.has(file)));
}

/** Writes the document for pages that are not kept while the server is out of reach. */
function writeMessage(lang: Locale, base: string, styleSheet: string): string {
  const title = escapeMarkup(texts.title[lang]);
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy([THEME], [])}">
<title>${title} - ${siteConfig.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="${base}icon.svg">
<link rel="stylesheet" href="${base}${styleSheet}">
<script>${THEME}</script>
<main class="ft-not-found">
<h1 class="ft-not-found__title">${title}</h1>
<p class="ft-not-found__hint">${escapeMarkup(texts.hint[lang])}</p>
<p class="ft-not-found__actions"><a class="ft-button ft-button--brand" href="">${escapeMarkup(i18n.searchRetryText[lang])}</a></p>
</main>
`;
}
