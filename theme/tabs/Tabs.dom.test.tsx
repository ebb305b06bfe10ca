// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderOnPage } from '../../tests/components/render';
import { HYDRATE_EVENT } from '@funtool-docs/shared/sharedNames';
import { recallChoices } from './recallChoices';
import { Tab, Tabs } from './Tabs';

const KEY = 'rspress.tabs.modules';

const group = (
  <Tabs groupId="modules">
    <Tab label="ESM">import</Tab>
    <Tab label="CommonJS">require</Tab>
    <Tab label="Global">funtool</Tab>
  </Tabs>
);

const shown = () => screen.getAllByRole('tabpanel').map(({ lastChild }) => lastChild!.textContent);
const tab = (name: string, index = 0) => screen.getAllByRole('tab', { name })[index]!;

beforeEach(() => localStorage.clear());

describe('tabs @spec:reading', () => {
  it('show the panel of the tab that is pressed, and name it by its tab', async () => {
    const { user } = renderOnPage(group);
    expect(shown()).toEqual(['import']);
    await user.click(tab('Global'));
    expect(shown()).toEqual(['funtool']);
    expect(screen.getByRole('tabpanel', { name: 'Global' })).toBeDefined();
    expect(tab('ESM').ariaSelected).toBe('false');
  });

  it('move by arrow keys without a modifier, around the ends and to them, and take one stop of Tab', async () => {
    const { user } = renderOnPage(group);
    await user.tab();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(shown()).toEqual(['import']);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tab('CommonJS'));
    expect(shown()).toEqual(['require']);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown()).toEqual(['import']);
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(tab('Global'));
    await user.keyboard('{Home}');
    expect(shown()).toEqual(['import']);
    // Tabs are on both sides of this one.
    await user.keyboard('{End}{ArrowLeft}');
    expect(shown()).toEqual(['require']);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('remember the choice of their group, and change together', async () => {
    const { user } = renderOnPage([<div key="a">{group}</div>, <div key="b">{group}</div>]);
    await user.click(tab('CommonJS', 1));
    expect(localStorage.getItem(KEY)).toBe('1');
    expect(shown()).toEqual(['require', 'require']);
  });

  it.each([
    ['1', 'require'],
    ['3', 'import'],
    ['-1', 'import'],
    ['1.5', 'import'],
    ['sepia', 'import'],
  ])('show for the stored choice "%s" the panel "%s"', (stored, expected) => {
    localStorage.setItem(KEY, stored);
    renderOnPage(group);
    expect(shown()).toEqual([expected]);
  });

  it('choose for themselves and store nothing without a group; their picture is there once', async () => {
    const icon = <svg id="icon" />;
    const { user, container } = renderOnPage(
      <Tabs>
        <Tab label={[<b key="b">{icon}</b>, 'npm']}>npm install</Tab>
        <Tab label="yarn">yarn add</Tab>
      </Tabs>,
    );
    expect(shown()).toEqual(['npm install']);
    await user.click(tab('yarn'));
    expect(shown()).toEqual(['yarn add']);
    expect(localStorage).toHaveLength(0);
    expect(container.querySelectorAll('#icon')).toHaveLength(1);
  });
});

describe('a page with tabs', () => {
  it.each([
    ['that the reader has changed before hydrates', '1', 1],
    ['that nobody has changed stays as it is', null, 0],
  ])('%s', (_, stored, times) => {
    if (stored) localStorage.setItem(KEY, stored);
    renderOnPage(group);
    const hydrate = vi.fn<() => void>();
    document.addEventListener(HYDRATE_EVENT, hydrate);
    recallChoices();
    document.removeEventListener(HYDRATE_EVENT, hydrate);
    expect(hydrate).toHaveBeenCalledTimes(times);
  });
});
