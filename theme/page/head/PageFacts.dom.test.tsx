// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LibraryFacts } from '@funtool-docs/facts/library/readFacts';
import { EVIDENCE_ID } from '@funtool-docs/shared/elementIds';
import { renderOnPage } from '../../../tests/components/render';
import i18n from '../../i18n.json';
import { PageFacts } from './PageFacts';

const FACTS: LibraryFacts = {
  imports: ['at'],
  group: '/guide/api/array/',
  firstAnswers: [],
  category: 'array',
  environment: 'any',
  since: '1.0.0',
  sizes: [],
  sources: [],
  measuredCalls: 3,
};

function show(advice: string, ...firstAnswers: LibraryFacts['firstAnswers']) {
  const page = { facts: { ...FACTS, firstAnswers } };
  renderOnPage(<PageFacts />, { frontmatter: { advice }, page });
}

it.each([
  [
    'Good for text in Node.js. Prefer `text.trim()` if it is no list.',
    ['Good for text in Node.js.', 'Prefer text.trim() if it is no list.'],
  ],
  [
    '适合给字符串去重。只比较引用时用 `new Set(a. b)`。',
    ['适合给字符串去重。', '只比较引用时用 new Set(a. b)。'],
  ],
  ['Prefer `at`.', ['Prefer at.']],
])('shows each sentence of the advice on a line of its own: %s', (advice, lines) => {
  show(advice);
  const shown = document.querySelectorAll('.ft-advice > p');
  expect(Array.from(shown, ({ textContent }) => textContent)).toEqual(lines);
});

it.each<[LibraryFacts['firstAnswers'], string]>([
  [[], i18n.checkedText.en],
  [['changesArguments.no', 'acceptsNull.no'], "checked: doesn't mutate, throws for null"],
])(
  'leads to all that is measured and proved, and says of it what is asked first: %j',
  (answers, name) => {
    show('Good for lists.', ...answers);
    const mark = screen.getByRole('link', { name });
    expect(mark.getAttribute('href')).toBe(`#${EVIDENCE_ID}`);
  },
);
