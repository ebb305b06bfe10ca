#!/usr/bin/env node
// Takes pictures of pages as they were and as they are. Usage:
//   node scripts/picturePages.mjs BEFORE AFTER FOLDER PAGE…
// BEFORE and AFTER are built sites, FOLDER gets the pictures, PAGE is a file such as
// docs/en/guide/api/array/at.mdx. Pages that a site does not have are left out of it.
/* oxlint-disable eslint/no-await-in-loop -- one picture after the other, which needs less memory */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findShell, ROOT_FLAGS } from './browser.mjs';
import { serve } from './serve.mjs';
import { site } from '../site.config.js';

const WIDTHS = [1440, 375];
const HEIGHT = 900;
const DEFAULT_LOCALE = site.locales[0].lang;

const [before, after, folder, ...files] = process.argv.slice(2);

if (!before || !after || !folder) {
  console.error('Usage: node scripts/picturePages.mjs BEFORE AFTER FOLDER PAGE…');
  process.exit(1);
}

/** The language of a page, and the path of its document in a built site: `en/guide/index`. */
function locate(file) {
  const [, locale, ...rest] = file.replace(/\.mdx$/, '').split('/');
  return { locale, output: (locale === DEFAULT_LOCALE ? rest : [locale, ...rest]).join('/') };
}

async function takePictures(browser, name, build) {
  const { url, close } = await serve({ folder: path.resolve(build) });
  for (const { locale, output } of files.map(locate)) {
    if (!existsSync(path.join(build, `${output}.html`))) continue;
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        // Readers of another language would be redirected.
        locale,
        viewport: { width, height: HEIGHT },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.goto(url + output.replace(/(?:^|(?<=\/))index$/, ''));
      const picture = path.join(folder, `${output.replaceAll('/', '-')}.${width}.${name}.png`);
      await page.screenshot({ path: picture, fullPage: true });
      console.log(picture);
      await context.close();
    }
  }
  close();
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findShell(), args: ROOT_FLAGS });
await takePictures(browser, 'before', before);
await takePictures(browser, 'after', after);
await browser.close();
