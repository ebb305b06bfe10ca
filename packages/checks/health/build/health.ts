import texts from '../texts.json';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { BuiltPage } from '../../../facts/builtPage';
import { replaceElements } from '../../../content/markdown/replaceElements';
import { emitFiles } from '../../../islands/build/emitFiles';
import { importInTurn } from '../../../islands/build/importInTurn';
import { type Locale, site } from '../../../../site.config';
import { BADGE_PATH, type Health, HEALTH_PATH } from '../health';
import { createPages, createTotals } from './createTables';

/** Widths in pixels: Verdana of 11 px, whose letters are 7 wide on average, as on other badges. */
const LETTER = 7;

const PADDING = 12;

const HEIGHT = 20;

/** Both hold white text with a contrast of at least 4.5. */
const DARK = '#3c4743';

const GREEN = '#0f6b4f';

/** What stands in a page for each table. */
const ELEMENTS = { HealthTotals: createTotals, HealthPages: createPages };

export type HealthElement = keyof typeof ELEMENTS;

/** Tells whether an element stands for one of the tables. */
export function isHealthElement(name: string | null): name is HealthElement {
  return Object.hasOwn(ELEMENTS, name ?? '');
}

/** Replaces `<HealthTotals />` and `<HealthPages />` by tables of what is checked on the pages. */
export function healthTables(page: BuiltPage): Promise<void> {
  const create = ({ name }: MdxJsxFlowElement) =>
    createHealth(page.root, name as HealthElement, page.locale);
  return replaceElements(page, { HealthTotals: create, HealthPages: create });
}

/** Emits the same as JSON, and a badge. */
export function healthFiles(root: string): RsbuildPlugin {
  return emitFiles('health', {
    [HEALTH_PATH.slice(1)]: async () => JSON.stringify(await readLater(root)),
    [BADGE_PATH.slice(1)]: async () => createBadge(await readLater(root)),
  });
}

/** Creates the table that an element stands for, with links from the root of the language. */
export async function createHealth(
  root: string,
  element: HealthElement,
  locale: Locale,
): Promise<RootContent[]> {
  return ELEMENTS[element](await readLater(root), locale);
}

async function readLater(root: string): Promise<Health> {
  const { readHealth } = await importInTurn(() => import('./readHealth'));
  return readHealth(root);
}

/** Creates the badge for READMEs: which share of the sentences in all languages is proved by running code. */
export function createBadge({ languages }: Health): string {
  const counts = site.locales.map(({ lang }) => languages[lang]!.totals.sentences);
  const sum = (key: 'executed' | 'factual') =>
    counts.reduce((total, sentences) => total + sentences[key], 0);
  const share = Math.floor((1000 * sum('executed')) / sum('factual')) / 10;
  const [label, value] = [texts.badge.en, `${share}%`];
  const [left, right] = [label, value].map((text) => text.length * LETTER + PADDING) as [
    number,
    number,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${HEIGHT}" role="img" aria-label="${label}: ${value}">
  <title>${label}: ${value}</title>
  <clipPath id="round"><rect width="${left + right}" height="${HEIGHT}" rx="3" /></clipPath>
  <g clip-path="url(#round)">
    <rect width="${left}" height="${HEIGHT}" fill="${DARK}" />
    <rect x="${left}" width="${right}" height="${HEIGHT}" fill="${GREEN}" />
  </g>
  <g fill="#fff" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11" text-anchor="middle">
    <text x="${left / 2}" y="14">${label}</text>
    <text x="${left + right / 2}" y="14">${value}</text>
  </g>
</svg>
`;
}
