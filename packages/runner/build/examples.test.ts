import { expect, it } from 'vitest';
import type { ListFiles } from '@funtool-docs/islands/build/manifest';
import { listSandbox } from './examples';

const PAGE = { routePath: '/en/at' } as Parameters<ListFiles>[0];

const listAmong = (files: string[]) =>
  listSandbox(PAGE, { files, config: {} } as unknown as Parameters<ListFiles>[1]);

it('lists the examples of the page and their sandbox, and no other', () => {
  const others = ['runner/find.0a1b.html', 'runner/edit.0a1b.html', 'static/js/index.js'];
  const own = ['examples/en/at.77.json', 'runner/run.9c3d.html'];
  const all = [...others, 'examples/en/atTo.77.json', 'examples/at.77.json', ...own];
  expect(listAmong(all)).toEqual(own);
  expect(() => listAmong(others)).toThrow('/en/at: the site has no sandbox');
});
