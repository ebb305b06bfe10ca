import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '@funtool-docs/content/problem';
import { INTERFACE_FOLDERS, listFilesOf } from '@funtool-docs/content/listFiles';
import { readText } from '@funtool-docs/content/textFile';

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
