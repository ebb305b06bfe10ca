// Keeps what the bench measures, and writes it into docs-dev/figures.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import prettier from 'prettier';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'test-results/figures');
const DOCUMENT = path.join(ROOT, 'docs-dev/figures.md');

const PART = /(?<=<!-- figures -->\n)[\s\S]*?(?=<!-- \/figures -->)/;

/** Parts of the document, by the step of the bench that measures them. */
const SECTIONS = {
  speed: {
    title: 'Speed',
    about:
      'Beside the same content on the framework alone: 150 ms, 1.6 Mbit/s, CPU slowed down four times; medians.',
  },
  engineSpeed: {
    title: 'Speed in other engines',
    about:
      'Beside the same content on the framework alone: 150 ms, 1.6 Mbit/s, CPU at full speed; medians.',
  },
  interactions: {
    title: 'Interactions',
    about:
      'On a first visit: an example at 150 ms, 1.6 Mbit/s, CPU slowed down four times; keys in search on a phone, CPU slowed down six times. Medians.',
  },
  size: { title: 'Size', about: 'Compressed with Brotli, in kB.' },
  search: {
    title: 'Search',
    about:
      'What readers mean comes first, or among the first three; times in the browser, CPU slowed down four times, with the 150 ms that typing must rest.',
  },
  build: {
    title: 'Build',
    about:
      'Beside the framework alone on the same content, with the pages of the API several times over.',
  },
  development: {
    title: 'Development server',
    about:
      'Beside the framework alone, from a clean clone: from the command until pages can be opened, until a browser shows one, and from an edit until it shows that.',
  },
  growth: {
    title: 'Growth',
    about:
      'The site with the pages of the API once, four and ten times; without the check that each export has one page.',
  },
};

/**
 * A row of a table, by the names of its columns.
 *
 * @typedef {Record<string, string | number>} Row
 */

/**
 * The measurements of a step, with their date, the number of cores and the version of Node.js.
 *
 * @typedef {{ date: string, cores: number, node: string, rows: Row[] }} Figures
 */

/**
 * Keeps what a step of the bench has measured.
 *
 * @param {string} step Name of the step.
 * @param {Row[]} rows One or more, with the same columns.
 */
export function saveFigures(step, rows) {
  const date = new Date().toISOString().slice(0, 10);
  const figures = { date, cores: os.availableParallelism(), node: process.versions.node, rows };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(step), JSON.stringify(figures));
}

/** Writes the figures that there are into the document. */
export async function updateFigures() {
  const measured = Object.keys(SECTIONS).filter((step) => existsSync(fileOf(step)));
  const figures = measured.map((step) => [step, JSON.parse(readFileSync(fileOf(step), 'utf8'))]);
  const written = rewriteFigures(readFileSync(DOCUMENT, 'utf8'), Object.fromEntries(figures));
  const options = await prettier.resolveConfig(DOCUMENT);
  writeFileSync(DOCUMENT, await prettier.format(written, { ...options, filepath: DOCUMENT }));
}

/**
 * Puts figures into a text, between two comments; what it says of other steps stays.
 *
 * @param {string} text Markdown.
 * @param {Partial<Record<keyof typeof SECTIONS, Figures>>} figures What was measured, by step.
 * @returns {string} The text, whose tables are not aligned yet.
 * @throws {Error} If the text has no place for figures.
 */
export function rewriteFigures(text, figures) {
  const [part] = PART.exec(text) ?? [];
  if (part === undefined) {
    throw new Error('The text lacks the comments <!-- figures --> and <!-- /figures -->.');
  }
  const kept = part.split(/^(?=### )/m);
  const sections = Object.entries(SECTIONS).map(([step, { title, about }]) =>
    figures[step]
      ? writeSection(title, about, figures[step])
      : (kept.find((section) => section.startsWith(`### ${title}\n`)) ?? ''),
  );
  return text.replace(PART, () => `\n${sections.join('')}`);
}

/**
 * @param {string} title
 * @param {string} about
 * @param {Figures} figures
 */
function writeSection(title, about, { date, cores, node, rows }) {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => Object.values(row))];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const when = `Measured on ${date}, with ${cores} cores and Node.js ${node}.`;
  return `### ${title}\n\n${about} ${when}\n\n${table}\n\n`;
}

/** @param {string} step */
const fileOf = (step) => path.join(FOLDER, `${step}.json`);
