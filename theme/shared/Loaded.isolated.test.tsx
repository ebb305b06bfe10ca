// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fetchData } from '@funtool-docs/islands/client/fetchData';
import { renderOnPage } from '../../tests/components/render';
import { serveFiles } from '../../tests/components/serveFiles';
import i18n from '../i18n.json';
import { Loaded } from './Loaded';

const PATH = '/notes.json';

/** Something that loads a file, and says so where it cannot. */
function Notes() {
  return (
    <>
      <input aria-label="A value" />
      <Loaded load={() => fetchData<string[]>(PATH)}>{(data) => <p>{data.join()}</p>}</Loaded>
    </>
  );
}

it('says that something could not be loaded, and loads it when asked again; the rest stays as it is', async () => {
  const server = serveFiles({ [PATH]: ['one'] });
  server.isDown = true;
  const { user } = renderOnPage(<Notes />);
  expect(screen.getByText(i18n['part.loadingText'].en)).toBeTruthy();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(i18n['part.failedText'].en);
  expect(screen.getByLabelText('A value')).toBeTruthy();
  server.isDown = false;
  await user.click(screen.getByRole('button', { name: i18n.searchRetryText.en }));
  expect(await screen.findByText('one')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.asked).toEqual([PATH, PATH]);
});

it('takes a file that does not come within twenty seconds for one that cannot be loaded', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  serveFiles({ [PATH]: ['one'] });
  renderOnPage(<Notes />);
  expect((await screen.findByRole('alert')).textContent).toContain(i18n['part.failedText'].en);
  expect(limit).toHaveBeenCalledWith(20_000);
});

it('says that the site was updated where the server has the file no more', async () => {
  serveFiles();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { ...window.location, reload });
  const { user } = renderOnPage(<Notes />, { lang: 'zh', path: '/guide/api/array/at' });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).not.toContain(i18n['part.failedText'].zh);
  expect(screen.queryByRole('button', { name: i18n.searchRetryText.zh })).toBeNull();
  await user.click(screen.getByRole('button', { name: i18n['example.reloadText'].zh }));
  expect(reload).toHaveBeenCalledOnce();
});
