// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeSite } from '../../tests/components/fakeSite';
import { renderOnPage } from '../../tests/components/render';
import { ACTION } from '@funtool-docs/shared/sharedNames';
import { ThemeSwitch } from './Nav';

describe('the button that switches the theme @spec:language-version-and-theme', () => {
  it('has the action that needs no React', () => {
    renderOnPage(<ThemeSwitch />);
    const button = screen.getByRole('button', { name: 'Switch between light and dark' });
    expect(button.getAttribute(ACTION)).toBe('switchTheme');
  });

  it.each(['force-light', 'force-dark', false])('is not there with the setting %j', (darkMode) => {
    fakeSite({ themeConfig: { darkMode } });
    renderOnPage(<ThemeSwitch />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
