import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';

const PACKAGES = ['noto-sans-sc', 'jetbrains-mono'];
const FOLDER = path.resolve('node_modules/@fontsource-variable');
const ADDRESS = '/funtool/test-fonts';

const FAMILIES = `:root {
  --rp-font-family-base: 'Noto Sans SC Variable' !important;
  --rp-font-family-mono: 'JetBrains Mono Variable', 'Noto Sans SC Variable' !important;
}`;

/** Replaces the fonts of the system, which differ from machine to machine, by those of packages. */
export async function usePackagedFonts(page: Page): Promise<void> {
  await page.route(`**${ADDRESS}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const [name, file] = pathname.split('/').slice(-2) as [string, string];
    await route.fulfill({ path: path.join(FOLDER, name, 'files', file) });
  });
  const sheets = await Promise.all(
    PACKAGES.map(async (name) => {
      const css = await readFile(path.join(FOLDER, name, 'index.css'), 'utf8');
      return css.replaceAll('./files/', `${ADDRESS}/${name}/`);
    }),
  );
  await page.addStyleTag({ content: [...sheets, FAMILIES].join('\n') });
}
