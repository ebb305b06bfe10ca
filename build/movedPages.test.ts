import { expect, it } from 'vitest';
import { leadToView } from './movedPages';

it('leads from a page to the view that has taken its place, in its language', () => {
  const routePath = '/en/guide/which-function';
  expect(leadToView('/funtool/', { routePath })).toBe(
    `<script>location.replace("/funtool/en/guide/api/?view=behaviour"+location.search.replace('?','&'))</script>`,
  );
});

it('leaves other pages where they are', () => {
  expect(leadToView('/funtool/', { routePath: '/guide/api/' })).toBe('');
});
