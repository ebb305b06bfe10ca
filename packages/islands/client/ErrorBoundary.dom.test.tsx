// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '../../../tests/components/render';
import { ACTION } from '@funtool-docs/shared/sharedNames';
import { ErrorBoundary } from './ErrorBoundary';
import { pageTexts } from 'site-texts';

/** The prerendered page. */
const SEEN = `<p>The text</p><button>Run</button><input aria-label="Filter"><select></select>
  <button popovertarget="menu">Menu</button><button ${ACTION}="switchTheme">Theme</button>
  <dialog open>Panel</dialog>`;

let failures: number;

/** Fails as React does where it finds that an element was moved: not while it renders. */
function Page() {
  useLayoutEffect(() => {
    failures -= 1;
    if (failures >= 0) throw new Error('an element was moved');
  }, []);
  return <p>The page</p>;
}

function createContainer(): Element {
  const container = document.createElement('div');
  container.innerHTML = SEEN;
  return container;
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const renderPage = () =>
  renderOnPage(
    <ErrorBoundary container={createContainer}>
      <Page />
    </ErrorBoundary>,
  );

it('renders once more, which helps where an element was moved', () => {
  failures = 1;
  renderPage();
  expect(screen.getByText('The page')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps what is on screen after another error, says so, and turns off what is dead', () => {
  failures = 2;
  const { container } = renderPage();
  expect(screen.getByRole('alert').textContent).toBe(pageTexts['pageFailed']['en']);
  expect(screen.getByText('The text')).toBeTruthy();
  const isOff = (name: string) =>
    within(container).getByRole<HTMLButtonElement>('button', { name }).disabled;
  expect(['Run', 'Menu', 'Theme'].map(isOff)).toEqual([true, false, false]);
  expect(screen.getByRole<HTMLInputElement>('textbox').disabled).toBe(true);
  expect(screen.getByRole<HTMLSelectElement>('combobox').disabled).toBe(true);
  // The starter could open it.
  expect(screen.queryByRole('dialog')).toBeNull();
});
