// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeSite } from '../../tests/components/fakeSite';
import { renderOnPage } from '../../tests/components/render';
import { PrevNextPage } from './PrevNextPage';

beforeEach(() =>
  fakeSite({
    sidebar: [
      { text: 'Start', items: [{ text: 'Introduction', link: '/en/guide/start/introduction' }] },
      { dividerType: 'solid' },
      {
        text: 'array',
        collapsed: true,
        items: [
          { text: 'at', link: '/en/guide/api/array/at' },
          { text: 'The `last` one', link: '/en/guide/api/array/last' },
        ],
      },
    ],
  }),
);

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the links to the neighbours of a page @spec:kinds-of-pages', () => {
  it.each([
    ['start/introduction', [['Next Pageat', '/funtool/en/guide/api/array/at']]],
    [
      'api/array/at',
      [
        ['Previous PageIntroduction', '/funtool/en/guide/start/introduction'],
        ['Next PageThe last one', '/funtool/en/guide/api/array/last'],
      ],
    ],
    ['api/array/last', [['Previous Pageat', '/funtool/en/guide/api/array/at']]],
  ])('lead from %s through the groups of the sidebar', (path, expected) => {
    renderOnPage(<PrevNextPage />, { path: `/en/guide/${path}` });
    expect(links()).toEqual(expected);
  });

  it('keep names of functions from translations, and set code as code', () => {
    renderOnPage(<PrevNextPage />, { path: '/en/guide/start/introduction' });
    expect(screen.getByText('at').getAttribute('translate')).toBe('no');
    renderOnPage(<PrevNextPage />, { path: '/en/guide/api/array/at' });
    expect(screen.getByText('last').tagName).toBe('CODE');
  });
});
