import { site, type Locale } from '../../site.config';
import { escapeMarkup } from '@funtool-docs/islands/build/html/escapeMarkup';
import { translate } from '@funtool-docs/content/translate';
import { THEME_KEY } from '@funtool-docs/islands/storageKeys';
import texts from './texts.json';
import { contentSecurityPolicy } from '@funtool-docs/islands/build/html/contentSecurityPolicy';

const THEME = `{
  const saved = localStorage.getItem('${THEME_KEY}');
  const isDark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', isDark);
}`;

/** Writes the document for pages that are not cached while the server is out of reach. */
export function writeMessage(lang: string, base: string, styleSheet: string): string {
  const title = escapeMarkup(texts.title[lang as Locale]);
  const head = `<title>${title} - ${site.title}</title>
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
