// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderOnPage } from '../../../tests/components/render';
import { PageMarkdown } from './PageMarkdown';

const menu = () => document.querySelector('details')!;
const opener = () => screen.getByLabelText('Page actions');
const copy = () => screen.getByText('Copy page as Markdown');
const status = () => screen.getByRole('status').textContent;

/** Opens the menu of a page that the build has written as Markdown. */
async function open() {
  const { user } = renderOnPage(
    <PageMarkdown>
      <button type="button">Proof</button>
    </PageMarkdown>,
    { page: { hasMarkdown: true } },
  );
  await user.click(opener());
  expect(menu().open).toBe(true);
  return user;
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('# at'));
  document.execCommand = () => false;
});
afterEach(() => vi.unstubAllGlobals());

describe('the menu of a page', () => {
  it('is not there where the page is not written as Markdown', () => {
    renderOnPage(<PageMarkdown />);
    expect(menu()).toBeNull();
  });

  it('closes on Escape and returns the focus', async () => {
    const user = await open();
    await user.tab();
    expect(document.activeElement).toBe(copy());
    await user.keyboard('{Escape}');
    expect(menu().open).toBe(false);
    expect(document.activeElement).toBe(opener());
  });

  it('stays open as long as the focus is in it', async () => {
    const user = await open();
    await user.tab();
    expect(document.activeElement).toBe(copy());
    await user.tab();
    await user.tab();
    expect(document.activeElement!.textContent).toBe('Proof');
    expect(menu().open).toBe(true);
    await user.tab();
    expect(menu().open).toBe(false);
  });

  it('leads to the page as Markdown', async () => {
    await open();
    expect(screen.getByText<HTMLAnchorElement>('View as Markdown').pathname).toBe(
      '/funtool/en/guide/api/array/at.md',
    );
  });

  it('says that the page was copied', async () => {
    const user = await open();
    await user.click(copy());
    await vi.waitFor(() => expect(status()).toBe('Copied'));
    expect(await navigator.clipboard.readText()).toBe('# at');
  });

  it.each([
    ['is missing', 404, 'granted'],
    ['must not be copied', 200, 'denied'],
  ])('says so where the page %s', async (_, code, permission) => {
    vi.stubGlobal('fetch', async () => new Response('# at', { status: code }));
    const user = await open();
    if (permission === 'denied') {
      vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error(permission));
      vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error(permission));
    }
    await user.click(copy());
    await vi.waitFor(() => expect(status()).toMatch(/^Couldn't copy\. Open the Markdown/));
  });
});
