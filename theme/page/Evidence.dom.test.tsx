// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DIFFERENCES_ID } from '@funtool-docs/shared/elementIds';
import { WAIT_EVENT, WAITED_EVENT } from '@funtool-docs/shared/sharedNames';
import { renderOnPage } from '../../tests/components/render';
import { serveFiles } from '../../tests/components/serveFiles';
import { Disclosure } from './Evidence';

it('loads at once where it was opened before the page reacted, and has the page show that it waits', async () => {
  serveFiles({ '/differences/array/at.json': { counterparts: {}, counts: {}, rows: [] } });
  const told: string[] = [];
  const note = ({ type }: Event) => void told.push(type);
  for (const type of [WAIT_EVENT, WAITED_EVENT]) document.addEventListener(type, note);
  // React opens no details that it renders.
  const open = vi.spyOn(HTMLDetailsElement.prototype, 'open', 'get').mockReturnValue(true);
  renderOnPage(<Disclosure id={DIFFERENCES_ID} summary="Compared" />);
  expect(await screen.findByText('All results are the same.')).toBeTruthy();
  expect(told).toEqual([WAIT_EVENT, WAITED_EVENT]);
  open.mockRestore();
  for (const type of [WAIT_EVENT, WAITED_EVENT]) document.removeEventListener(type, note);
});
