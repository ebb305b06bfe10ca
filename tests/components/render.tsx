import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, PageContext } from '@rspress/core/runtime';
import type { ComponentProps, ReactNode } from 'react';
import type { Locale } from '../../site.config';

interface Place {
  lang?: Locale;
  /** Address within the site, with query and hash. */
  path?: string;
  frontmatter?: Record<string, unknown>;
  /** Further fields of its record. */
  page?: Record<string, unknown>;
}

type Context = ComponentProps<typeof PageContext.Provider>['value'];

/**
 * Renders components as on a page of the site.
 *
 * @param place The page, by default `/en/guide/api/array/at`.
 * @returns What the library for tests returns, with a reader who uses it.
 */
export function renderOnPage(
  children: ReactNode,
  { lang = 'en', path = '/en/guide/api/array/at', frontmatter = {}, page = {} }: Place = {},
): RenderResult & { user: UserEvent } {
  const routePath = path.split(/[?#]/, 1)[0]!;
  const data = {
    lang,
    routePath,
    version: '',
    frontmatter,
    toc: [],
    title: '',
    pageType: 'doc',
    ...page,
  };
  const user = userEvent.setup({ delay: null });
  const context = { data } as unknown as Context;
  const result = render(
    <MemoryRouter initialEntries={[path]}>
      {/* oxlint-disable-next-line react/jsx-no-constructed-context-values -- rendered once */}
      <PageContext.Provider value={context}>{children}</PageContext.Provider>
    </MemoryRouter>,
  );
  return { ...result, user };
}
