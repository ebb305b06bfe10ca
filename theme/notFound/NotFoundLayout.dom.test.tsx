// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../../tests/components/render';
import { NotFoundLayout } from './NotFoundLayout';

// The head of a page is the framework's, which a component alone does not have.
vi.mock(import('@rspress/core/runtime'), async (load) => ({ ...(await load()), Head: () => null }));

vi.mock('all-routes', () => ({
  routes: ['array/at', 'array/unique'].map((name) => ({ path: `/en/guide/api/${name}` })),
}));

it.each([
  ['zh', '/guide/nowhere', '页面未找到', ['/funtool/', '/funtool/guide/api/']],
  ['en', '/en/guide/nowhere', 'PAGE NOT FOUND', ['/funtool/en/', '/funtool/en/guide/api/']],
] as const)(
  'says in %s that there is no such page, and leads home and to all functions @spec:kinds-of-pages',
  (lang, path, title, links) => {
    renderOnPage(<NotFoundLayout />, { lang, path });
    expect(screen.getByRole('main').textContent).toContain('404');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
  },
);

it.each([
  ['uniqe', ['unique']],
  // What nobody sees could disguise the address.
  ['un%E2%80%AEiqe', ['unique']],
  // Two edits make another word of two letters.
  ['it', []],
])('offers for %s the function that may be meant', async (word, names) => {
  renderOnPage(<NotFoundLayout />, { lang: 'en', path: `/en/guide/${word}` });
  await act(async () => vi.dynamicImportSettled());
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links.slice(0, -2)).toEqual(names);
  expect(document.body.textContent).not.toContain('\u202E');
});
