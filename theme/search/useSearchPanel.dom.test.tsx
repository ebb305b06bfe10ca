// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../../tests/components/render';
import type { SearchSource } from '@funtool-docs/search/engine/searchSource';
import { useSearchPanel } from './useSearchPanel';

let isLost = true;

const SOURCE = { close: () => {} } as unknown as SearchSource;

vi.mock('./panel', () => ({
  get SearchResults() {
    if (isLost) throw new Error('Loading chunk search failed.');
    return () => null;
  },
  createLocalSource: async () => SOURCE,
  createNameSource: () => SOURCE,
}));

function Panel() {
  const { status, failure, retry } = useSearchPanel(true);
  return (
    <>
      <output>{failure ?? status}</output>
      <button onClick={retry}>Try again</button>
    </>
  );
}

it('loads a panel that was lost when the reader tries again @spec:failures', async () => {
  const { user } = renderOnPage(<Panel />);
  const retry = screen.getByRole('button');
  expect(await screen.findByText('searchFailedText')).toBeTruthy();
  await user.click(retry);
  expect(await screen.findByText('searchFailedText')).toBeTruthy();
  isLost = false;
  await user.click(retry);
  expect(await screen.findByText('inited')).toBeTruthy();
});
