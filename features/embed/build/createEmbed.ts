import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { prefixOf } from '../../../content/paths';
import { bundle } from '../../../framework/build/bundle';
import { escapeMarkup } from '../../../framework/build/html/escapeMarkup';
import type { Locale } from '../../../site.config';
import texts from '../texts.json';

interface EmbedSettings {
  base: string;
  /** Address of the sandbox document. */
  runner: string;
}

/**
 * Creates the bare page of a language. It may run its own script and load the sandbox, and nothing
 * else: it reads no storage, and who embeds it needs to allow only scripts.
 */
export async function createEmbed(
  root: string,
  locale: Locale,
  { base, runner }: EmbedSettings,
): Promise<string> {
  const folder = path.join(root, 'features/embed');
  const script = await bundleClient(path.join(folder, 'client/index.ts'), runner);
  const styles = (await readFile(path.join(folder, 'embed.css'), 'utf8')).trim();
  const t = (key: keyof typeof texts) => escapeMarkup(texts[key][locale]);
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(styles)}'`,
    "frame-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('title')}</title>
<style>${styles}</style>
</head>
<body>
<p id="empty">${t('empty')}</p>
<main id="example" hidden>
<pre tabindex="0" aria-label="${t('code')}"><code id="code"></code></pre>
<p class="tools"><button id="run" type="button">${t('run')}</button>
<output id="state"></output>
<a id="open" href="${base}${prefixOf(locale)}guide/playground" target="_blank" rel="noopener">${t('open')}</a></p>
<ol id="output" aria-label="${t('output')}"></ol>
</main>
<script>${script}</script>
</body>
</html>
`;
}

async function bundleClient(file: string, runner: string): Promise<string> {
  const source = `const RUNNER_ADDRESS = ${JSON.stringify(runner)};`;
  const code = await bundle(`import ${JSON.stringify(file)};`, {
    format: 'iife',
    minify: true,
    intro: source,
  });
  return code.trim().replaceAll('</script', String.raw`<\/script`);
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
