// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WAIT_EVENT } from '@funtool-docs/shared/sharedNames';
import { renderOnPage } from '../../../tests/components/render';
import { CopyTexts } from '../../example/CopyTexts';
import i18n from '../../i18n.json';
import { copyPage } from '../pageActions';
import { FallbackHeading, PageMarkdown } from '../FallbackHeading';

const status = () => screen.getByRole('status').textContent;

/** Presses the button that copies the page, as the enhancements do. */
async function copy(): Promise<void> {
  renderOnPage(
    <>
      <PageMarkdown />
      <CopyTexts />
    </>,
    { page: { hasMarkdown: true } },
  );
  const button = screen.getByRole('button', { name: i18n.copyPageText.en });
  const waits = vi.fn<() => void>();
  button.addEventListener(WAIT_EVENT, waits);
  await copyPage(button);
  expect(waits).toHaveBeenCalledOnce();
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('# at'));
  document.execCommand = () => false;
});
afterEach(() => vi.unstubAllGlobals());

it('offers nothing where the page is not written as Markdown', () => {
  renderOnPage(<PageMarkdown />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('copies the page, says so, and leads to it', async () => {
  await copy();
  expect(status()).toBe('Copied');
  expect(await navigator.clipboard.readText()).toBe('# at');
  expect(screen.getByText<HTMLAnchorElement>(i18n.viewMarkdownText.en).pathname).toBe(
    '/funtool/en/guide/api/array/at.md',
  );
});

it.each([
  ['is missing', 404, 'granted'],
  ['must not be copied', 200, 'denied'],
])('says so where the page %s', async (_, code, permission) => {
  vi.stubGlobal('fetch', async () => new Response('# at', { status: code }));
  const { clipboard } = navigator;
  if (permission === 'denied' && clipboard) {
    vi.spyOn(clipboard, 'write').mockRejectedValue(new Error(permission));
    vi.spyOn(clipboard, 'writeText').mockRejectedValue(new Error(permission));
  }
  await copy();
  expect(status()).toBe(i18n.copyPageFailedText.en);
});

it('the title of a page breaks between the words of a name that is wider than a phone', () => {
  renderOnPage(<FallbackHeading title="ObjectId.getTimestamp" />, { page: { callForms: [] } });
  const title = screen.getByRole('heading', { name: 'ObjectId.getTimestamp' });
  expect(title.innerHTML).toContain('Object<wbr>Id.<wbr>get<wbr>Timestamp');
});
