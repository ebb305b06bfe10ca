import path from 'node:path';
import type { Problem } from '@funtool-docs/content/problem';
import { isWrittenIn } from './writtenIn';
import { listFilesOf, TEXT_FOLDERS, parseJson, readText } from '@funtool-docs/content/files';
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
  const missing = langs.filter((lang) => !translations[lang]?.trim());
  if (missing.length) return missing.map((lang) => `has no text in "${lang}"; add it`);
  const texts = langs.map((lang) => translations[lang]!);
  const foreign = langs.filter(
    (lang) => !isWrittenIn(lang, translations[lang]!.replace(PARAMETER, '')),
  );
  const parameters = texts.map((text) => text.match(PARAMETER)?.toSorted().join());
  return [
    ...foreign.map((lang) => `is not written in "${lang}"; translate it`),
    ...(isSame(texts) && /[a-z]/.test(texts[0]!)
      ? ['is the same in all languages; translate it']
      : []),
    ...(isSame(parameters) ? [] : ['has other parameters in each language']),
  ];
}

function isSame(values: unknown[]): boolean {
  return new Set(values).size === 1;
}
