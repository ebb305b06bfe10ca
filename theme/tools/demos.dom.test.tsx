// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '../../tests/components/render';
import { problemAt, resultOf } from '../../tests/components/resultOf';
import { CloneDemo } from './CloneDemo/CloneDemo';
import cloneTexts from './CloneDemo/texts.json';
import i18n from '../i18n.json';
import { RegexDemo } from './RegexDemo/RegexDemo';
import regexTexts from './RegexDemo/texts.json';

afterEach(() => sessionStorage.clear());

/** Renders a demo, and waits for the parts that it loads. */
async function show(demo: ReactNode): Promise<void> {
  renderOnPage(demo);
  await waitFor(() => expect(screen.queryByText(i18n['part.loadingText'].en)).toBeNull());
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

it('shows what copies share with a value', async () => {
  await show(<CloneDemo />);
  fill(cloneTexts.value.en, "{ tags: ['new'] }");
  const cells = within(screen.getByRole('row', { name: /value\.tags/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    cloneTexts.shared.en,
    cloneTexts.copied.en,
  ]);
  fill(cloneTexts.value.en, '7');
  expect(screen.getByText(cloneTexts.primitive.en)).toBeTruthy();
  fill(cloneTexts.value.en, '[1');
  expect(resultOf('value')).toBe("This isn't a complete value. Check character 3.");
});

it('reads a value, and runs nothing', async () => {
  vi.stubGlobal('fetch', () => expect.unreachable());
  await show(<CloneDemo />);
  fill(cloneTexts.value.en, "fetch('/stolen')");
  expect(resultOf('value')).toContain("that isn't run here");
  expect(field(cloneTexts.value.en).value).toBe("fetch('/stolen')");
  vi.unstubAllGlobals();
});

it('tests a text by one rule and by all', async () => {
  await show(<RegexDemo rule="email" text="write to ada@example.com" />);
  fill(regexTexts.text.en, '13800138000');
  expect(resultOf("checker(text).use('email').isValid()")).toBe('false');
  fireEvent.click(field(regexTexts.not.en));
  expect(resultOf("checker(text).not().use('email').isValid()")).toBe('true');
  const accepted = screen.getByText('Accepted by 2').nextElementSibling as HTMLElement;
  const names = within(accepted).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual(['mobile', 'postal']);
  expect(names[0]!.parentElement!.getAttribute('aria-live')).toBe('off');
});

it('says that there is no such rule, and what the library throws', async () => {
  await show(<RegexDemo rule="email" text="13800138000" />);
  fill(regexTexts.rule.en, 'Email');
  expect(problemAt(field(regexTexts.rule.en))).toBe(
    'No rule named “Email”. Names are case-sensitive.',
  );
  expect(resultOf("checker(text).use('Email').isValid()")).toBe("Error: Unknown rule: 'Email'");
  expect(field(regexTexts.text.en).maxLength).toBe(2000);
});
