import { readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as adapter, parse } from 'parse5';
import { expect, it } from 'vitest';

type Element = DefaultTreeAdapterTypes.Element;

const page = parse(readFileSync('doc_build/guide/api/string/capitalizeFirstLetter.html', 'utf8'));

/** Elements whose own text is this, each with its language. */
function languagesOf(text: string): (string | undefined)[] {
  const found: Element[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!adapter.isElementNode(child)) continue;
      const own = child.childNodes.filter((each) => adapter.isTextNode(each));
      if (
        own
          .map(({ value }) => value)
          .join('')
          .trim() === text
      )
        found.push(child);
      visit(child);
    }
  };
  visit(page);
  return found.map(({ attrs }) => attrs.find(({ name }) => name === 'lang')?.value);
}

it('a page says which language words are in that are not in its own', () => {
  expect(new Set(languagesOf('English'))).toEqual(new Set(['en']));
  expect(new Set(languagesOf('must not be empty'))).toEqual(new Set(['en']));
});
