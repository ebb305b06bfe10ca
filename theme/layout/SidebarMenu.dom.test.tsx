// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnPage } from '../../tests/components/render';
import { SIDEBAR_ID } from '@funtool-docs/shared/elementIds';
import { SidebarMenu } from './DocLayout';

it('names category and page in the bar of a phone', () => {
  renderOnPage(<SidebarMenu hasSidebar />, { page: { category: 'String', title: 'count' } });
  const button = screen.getByRole('button');
  expect(button.textContent).toBe('String › count');
  expect(button.ariaLabel).toBe('Documentation: String › count');
  expect(button.getAttribute('popovertarget')).toBe(SIDEBAR_ID);
  expect(screen.getByText('count').getAttribute('translate')).toBe('no');
});

it('names the menu where a page has no category', () => {
  renderOnPage(<SidebarMenu hasSidebar />);
  expect(screen.getByRole('button', { name: 'Documentation' }).textContent).toBe('Documentation');
});

it('has no bar where there is nothing to open', () => {
  renderOnPage(<SidebarMenu hasSidebar={false} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
