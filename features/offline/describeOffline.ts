import { type BinaryToTextEncoding, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteMeta } from '@rspress/core';
import { site as siteConfig } from '../../site.config';
import type { KeptFile, OfflineLanguage, OfflineSite } from './offlineSite';
import { packFiles } from './pack';
import { writeMessage } from './writeMessage';
import { listFiles } from '../../content/listFiles';
import { outputOf } from '../../content/paths';

/** Of what is kept for all languages; texts and images for other readers are not. */
const SHELL = /\.(?:html|js|css|svg)$/;

/** Folder of documents for sandboxed frames, which have no origin and so no service worker either. */
const SANDBOXED = 'runner/';

/** Files whose names change with their content. */
const HASHED = 'static/';

/** Address of such a file, as documents write it. */
const ADDRESS = /\/[\w./~-]*static\/[\w./~-]+/g;

const LENGTH_OF_HASH = 8;

interface BuiltSite {
  /** Folder of the built site. */
  folder: string;
  /** Path of the site. */
  base: string;
  routes: RouteMeta[];
}

/**
 * Says what of a built site its readers keep.
 *
 * @returns What the service worker must know, and the packs by their paths.
 */
export function describeOffline(built: BuiltSite): {
  site: OfflineSite;
  packs: Record<string, string>;
} {
  const { folder, routes } = built;
  const files = listFiles(folder);
  const read = (file: string) => readFileSync(path.join(folder, file));
  const documents = new Set(routes.map(documentOf));
  const mentions = findMentions(built);
  const ofOne = files.filter((file) => mentions.get(file)?.size === 1);
  const packs: Record<string, string> = {};
  const languages = siteConfig.locales.map(({ lang }): OfflineLanguage => {
    const own = routes.filter((route) => route.lang === lang).map(documentOf);
    const needed = ofOne.filter((file) => mentions.get(file)!.has(lang));
    const isNeededByAll = (file: string) => mentions.get(file)!.get(lang) === own.length;
    const packed = [...own, ...needed.filter((file) => !isNeededByAll(file))];
    const texts = packed.map((file) => [file, read(file).toString()]);
    const json = JSON.stringify(packFiles(Object.fromEntries(texts)));
    const pack = keep(`${HASHED}pages.${lang}.${hash(json)}.json`, json);
    packs[pack.url] = json;
    const message = writeMessage(lang, built.base, files);
    const kept = needed.filter(isNeededByAll).map((file) => keep(file, read(file)));
    return { lang, pack, files: kept, message };
  });
  const shell = files
    .filter((file) => SHELL.test(file) && !file.startsWith(SANDBOXED))
    .filter((file) => !documents.has(file) && !ofOne.includes(file))
    .map((file) => {
      const content = read(file);
      const revision = file.startsWith(HASHED) ? null : hash(content);
      return { ...keep(file, content), revision };
    });
  return { site: { shell, languages }, packs };
}

/** Counts, for each file that documents name, the documents of each language that do. */
function findMentions({ folder, base, routes }: BuiltSite): Map<string, Map<string, number>> {
  const mentions = new Map<string, Map<string, number>>();
  for (const route of routes) {
    const html = readFileSync(path.join(folder, documentOf(route)), 'utf8');
    const addresses = new Set(html.match(ADDRESS)?.filter((address) => address.startsWith(base)));
    for (const file of [...addresses].map((address) => address.slice(base.length))) {
      const counts = mentions.get(file) ?? new Map<string, number>();
      mentions.set(file, counts.set(route.lang, (counts.get(route.lang) ?? 0) + 1));
    }
  }
  return mentions;
}

function documentOf({ routePath }: RouteMeta): string {
  return `${outputOf(routePath)}.html`;
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
