import { expect, it } from 'vitest';
import type { ListFiles } from '@funtool-docs/islands/build/manifest';
import { listSandbox } from './onIntent';

const PAGE = { routePath: '/en/at' } as Parameters<ListFiles>[0];

const listAmong = (files: string[]) =>
  listSandbox(PAGE, { files, config: {} } as unknown as Parameters<ListFiles>[1]);

it('lists the sandbox of examples, and no other', () => {
  const others = ['runner/find.0a1b.html', 'static/js/index.js', 'en/runner/run.html'];
  expect(listAmong([...others, 'runner/run.9c3d.html'])).toEqual(['runner/run.9c3d.html']);
  expect(() => listAmong(others)).toThrow('/en/at: the site has no sandbox');
});
