// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../../../tests/components/render';
import { serveFiles } from '../../../tests/components/serveFiles';
import { Failure } from './Failure';
import { useFetched } from './useFetched';

const PATH = '/notes.json';

/** Something that loads a file, and says so where it cannot. */
function Notes() {
  const { data, error, retry } = useFetched<string[]>(PATH);
  if (error !== undefined) {
    return (
      <Failure error={error} text="The notes could not be loaded.">
        <button onClick={retry}>Try again</button>
      </Failure>
    );
  }
  return <p>{data ? data.join() : 'Loading'}</p>;
}

it('says that something could not be loaded, and loads it when asked again', async () => {
  const server = serveFiles({ [PATH]: ['one'] });
  server.isDown = true;
  const { user } = renderOnPage(<Notes />);
  expect(screen.getByText('Loading')).toBeTruthy();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The notes could not be loaded.');
  server.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('one')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.asked).toEqual([PATH, PATH]);
});

it('says that the site was updated where the server has the file no more', async () => {
  serveFiles();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { ...window.location, reload });
  const { user } = renderOnPage(<Notes />, { lang: 'zh', path: '/guide/api/array/at' });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).not.toContain('The notes');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '刷新' }));
  expect(reload).toHaveBeenCalledOnce();
});
