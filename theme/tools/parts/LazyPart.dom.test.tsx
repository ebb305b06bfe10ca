// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, it, vi } from 'vitest';
import { LoadError } from '@funtool-docs/islands/client/outdated';
import { renderOnPage } from '../../../tests/components/render';
import { serveFiles } from '../../../tests/components/serveFiles';
import { LazyPart } from './LazyPart';
import texts from './texts.json';

it('says that the code of a part could not be loaded, and leaves the rest of the demo alone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  serveFiles().isDown = true;
  const Lost = lazy(async () => Promise.reject(new LoadError('lost', '/funtool/part.js')));
  renderOnPage(
    <>
      <input aria-label="A value" />
      <LazyPart>
        <Lost />
      </LazyPart>
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe(texts.loading.en);
  expect((await screen.findByRole('alert')).textContent).toContain(texts.failed.en);
  expect(screen.getByLabelText('A value')).toBeTruthy();
  vi.restoreAllMocks();
});
