// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { LoadError } from '@funtool-docs/islands/client/outdated';
import { renderOnPage } from '../../../tests/components/render';
import { serveFiles } from '../../../tests/components/serveFiles';
import i18n from '../../i18n.json';
import { WAIT_EVENT, WAITED_EVENT } from '@funtool-docs/shared/sharedNames';
import { OnDemand } from './OnDemand';

const Content = () => <p>Content</p>;

it('says that its scripts could not be loaded, and tries again when it is opened again', async () => {
  serveFiles().isDown = true;
  const load = vi
    .fn<() => Promise<ComponentType>>(async () => Content)
    .mockRejectedValueOnce(new LoadError('lost', '/funtool/rows.js'));
  const { user } = renderOnPage(<OnDemand id="compared" summary="Compared" load={load} />);
  const summary = screen.getByText('Compared');
  await user.click(summary);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(i18n['example.unavailableText'].en);
  await user.click(summary);
  await user.click(summary);
  expect(await screen.findByText('Content')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads at once where it was opened before the page reacted, and has the page show that it waits', async () => {
  const told: string[] = [];
  const note = ({ type }: Event) => void told.push(type);
  for (const type of [WAIT_EVENT, WAITED_EVENT]) document.addEventListener(type, note);
  // React opens no details that it renders.
  const open = vi.spyOn(HTMLDetailsElement.prototype, 'open', 'get').mockReturnValue(true);
  renderOnPage(<OnDemand id="compared" summary="Compared" load={async () => Content} />);
  expect(await screen.findByText('Content')).toBeTruthy();
  expect(told).toEqual([WAIT_EVENT, WAITED_EVENT]);
  open.mockRestore();
  for (const type of [WAIT_EVENT, WAITED_EVENT]) document.removeEventListener(type, note);
});
