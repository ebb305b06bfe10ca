import path from 'node:path';
import { readText } from './textFile';

/** Matches the element in whose place a built-in rule has the sections that all rules share. */
const PLACE = /^<RuleSections rule="(?<rule>\w+)" \/>$/m;

/** Beside the pages of rules; a name that begins with `_` is no route. */
const SECTIONS = '_sections.mdx';

/**
 * Fills in the sections that the pages of all built-in rules share: signature, parameters, returns
 * and errors. They are written once, with `$rule` for the name of the rule and `$RULE` for one in
 * capitals, which is misspelled.
 *
 * @param source Text of the page.
 * @param file Absolute path of the page.
 */
export function fillInRule(source: string, file: string): string {
  return source.replace(PLACE, (_place, rule: string) => sectionsOf(file, rule));
}

/** Returns the absolute path of the shared sections, if a page has a place for them. */
export function ruleSectionsOf(source: string, file: string): string | undefined {
  return PLACE.test(source) ? path.join(path.dirname(file), SECTIONS) : undefined;
}

/**
 * Finds where the line of a page was written: in the shared sections, or above or below their place.
 *
 * @param root Folder that the paths are relative to.
 */
export function writtenPlace<Place extends { file: string; line: number }>(
  place: Place,
  root: string,
): Place {
  if (!place.file.endsWith('.mdx')) return place;
  const file = path.join(root, place.file);
  const source = readText(file);
  const { index, groups } = PLACE.exec(source) ?? {};
  if (index === undefined) return place;
  const first = linesOf(source.slice(0, index));
  const count = linesOf(sectionsOf(file, groups!['rule']!));
  const line = place.line - first;
  if (line < 0) return place;
  if (line >= count) return { ...place, line: place.line - count + 1 };
  return {
    ...place,
    file: path.posix.join(path.posix.dirname(place.file), SECTIONS),
    line: line + 1,
  };
}

function sectionsOf(file: string, rule: string): string {
  const text = readText(path.join(path.dirname(file), SECTIONS)).trim();
  return text.replaceAll('$rule', rule).replaceAll('$RULE', rule.toUpperCase());
}

function linesOf(text: string): number {
  return text.split('\n').length;
}
