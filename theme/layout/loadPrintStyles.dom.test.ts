// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { PRINT_ID } from '@funtool-docs/shared/elementIds';
import { loadPrintStyles } from './layoutActions';

it('loads the styles for print that the page names, and none where it names none', () => {
  loadPrintStyles();
  expect(document.head.innerHTML).toBe('');
  const place = Object.assign(document.createElement('noscript'), { id: PRINT_ID });
  place.textContent = '<link rel="stylesheet" media="print" href="/print.css">';
  document.body.append(place);
  loadPrintStyles();
  expect(document.head.innerHTML).toBe(place.textContent);
});
