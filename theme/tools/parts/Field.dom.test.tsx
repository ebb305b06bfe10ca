// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderOnPage } from '../../../tests/components/render';
import { problemAt } from '../../../tests/components/resultOf';
import { Field } from './Field';

function Greeting({ onName }: { onName?: (name: string) => void }) {
  const [name, setName] = useState('Ada');
  const change = (typed: string) => {
    setName(typed);
    onName?.(typed);
  };
  const problem = name.length > 5 ? `“${name}” is too long` : undefined;
  return <Field label="Name" value={name} onChange={change} problem={problem} />;
}

it('says at the field what is wrong, and keeps what was typed', async () => {
  const { user } = renderOnPage(<Greeting />);
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  // Nothing is to mend what is code.
  for (const name of ['spellcheck', 'data-gramm', 'data-lt-active', 'data-enable-grammarly']) {
    expect(field.getAttribute(name)).toBe('false');
  }
  await user.type(field, '\u202Elace');
  expect(problemAt(field)).toBe('“AdaU+202Elace” is too long');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('Ada\u202Elace');
  await user.clear(field);
  expect(problemAt(field)).toBe('');
});

it('keeps what was typed before it was hydrated', async () => {
  const onName = vi.fn<(name: string) => void>();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Greeting />);
  const field = container.querySelector('input')!;
  field.value = 'Grace';
  const root = await act(async () => hydrateRoot(container, <Greeting onName={onName} />));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  expect(onName).toHaveBeenCalledWith('Grace');
  expect(field.value).toBe('Grace');
});
