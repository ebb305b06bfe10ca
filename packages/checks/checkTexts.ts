import path from 'node:path';
import type { Problem } from '@funtool-docs/content/problem';
import { isWrittenIn } from '@funtool-docs/content/writtenIn';
import { INTERFACE_FOLDERS, listFilesOf, TEXT_FOLDERS } from '@funtool-docs/content/listFiles';
import { parseJson } from '@funtool-docs/content/parseJson';
import { readText } from '@funtool-docs/content/textFile';
import ts from 'typescript';
import { site } from '../../site.config';

const FILES = new Set(['i18n.json', 'texts.json']);

const PARAMETER = /\{\{\w+\}\}/g;

const langs = site.locales.map(({ lang }) => lang);

/** Checks that interface texts are translated into every language, with the same parameters. */
export function checkTexts(root: string): Problem[] {
  return listFilesOf(root, TEXT_FOLDERS)
    .filter((file) => FILES.has(path.posix.basename(file)))
    .flatMap((file) => checkFile(root, file));
}

function checkFile(root: string, file: string): Problem[] {
  const source = readText(path.join(root, file));
  const lines = source.split('\n');
  const texts = parseJson(source, path.join(root, file)) as Record<string, Record<string, string>>;
  return Object.entries(texts).flatMap(([key, translations]) => {
    const line = lines.findIndex((text) => text.includes(`${JSON.stringify(key)}:`)) + 1;
    return textProblems(translations).map((problem) => ({
      file,
      line,
      message: `"${key}" ${problem}`,
    }));
  });
}

function textProblems(translations: Record<string, string>): string[] {
  const languages: string[] = langs;
  const missing = langs.filter((lang) => !translations[lang]?.trim());
  if (missing.length) return missing.map((lang) => `has no text in "${lang}"; add it`);
  const texts = langs.map((lang) => translations[lang]!);
  const foreign = langs.filter(
    (lang) => !isWrittenIn(lang, withoutParameters(translations[lang]!)),
  );
  const unknown = Object.keys(translations).filter((lang) => !languages.includes(lang));
  return [
    ...foreign.map((lang) => `is not written in "${lang}"; translate it`),
    ...unknown.map((lang) => `has a text in "${lang}", which is no language of the site`),
    ...(isSame(texts) && /[a-z]/.test(texts[0]!)
      ? ['is the same in all languages; translate it']
      : []),
    ...(isSame(texts.map(parametersOf)) ? [] : ['has other parameters in each language']),
  ];
}

function parametersOf(text: string): string {
  return (text.match(PARAMETER) ?? []).toSorted().join();
}

function withoutParameters(text: string): string {
  return text.replace(PARAMETER, '');
}

function isSame(values: string[]): boolean {
  return new Set(values).size === 1;
}

/** Attributes whose value readers see or hear. */
const SHOWN = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);

/** Checks that components take their words from files of texts, so that there are translations. */
export function checkComponents(root: string): Problem[] {
  return listFilesOf(root, INTERFACE_FOLDERS)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => checkComponent(file, readText(path.join(root, file))));
}

/** Checks the source of one component. */
export function checkComponent(file: string, source: string): Problem[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const problems: Problem[] = [];
  const visit = (node: ts.Node): void => {
    const text = shownText(node);
    if (text && /\p{L}/u.test(text)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      const message = `"${text.trim()}" is not translated`;
      problems.push({ file, line: line + 1, message });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return problems;
}

function shownText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isStringLiteralLike(node)) return undefined;
  const place = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent;
  if (ts.isJsxAttribute(place)) return SHOWN.has(place.name.getText()) ? node.text : undefined;
  return ts.isJsxElement(place) || ts.isJsxFragment(place) ? node.text : undefined;
}
