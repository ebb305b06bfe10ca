// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { PRINT_ID } from '@funtool-docs/shared/elementIds';
import { loadPrintStyles } from './layoutActions';

it('loads the styles for print that the page names, for print only', () => {
  const place = Object.assign(document.createElement('noscript'), { id: PRINT_ID });
  place.textContent = '<link rel="stylesheet" media="print" href="/print.css">';
  document.body.append(place);
  loadPrintStyles();
  expect(document.head.innerHTML).toBe(place.textContent);
});

it('loads none where the page names none', () => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  loadPrintStyles();
  expect(document.head.children).toHaveLength(0);
});
