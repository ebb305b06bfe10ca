// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startTransition, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { DATA_ID } from '@funtool-docs/shared/elementIds';
import { hydrateRoot } from './hydrateRoot';

function Filter() {
  const [text, setText] = useState('');
  return (
    <label>
      Filter
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </label>
  );
}

function Form() {
  const [state, setState] = useState<unknown[]>(['', 'a', false]);
  const at =
    (place: number) =>
    ({ target }: { target: unknown }) => {
      const { value, checked } = target as HTMLInputElement;
      setState((before) => before.with(place, place === 2 ? checked : value));
    };
  return (
    <>
      <textarea value={state[0] as string} onChange={at(0)} />
      <select value={state[1] as string} onChange={at(1)}>
        <option>a</option>
        <option>b</option>
      </select>
      <input type="checkbox" checked={state[2] as boolean} onChange={at(2)} />
      <output>{JSON.stringify(state)}</output>
    </>
  );
}

const onRecoverableError = vi.fn<(error: unknown) => void>();

afterEach(() => {
  document.documentElement.lang = '';
  onRecoverableError.mockClear();
});

/** A page that was prerendered, in which something was changed and typed. */
async function hydrate(change: (container: Element) => void): Promise<[HTMLElement, boolean]> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `<div id="page">${renderToString(<Filter />)}</div><script id="${DATA_ID}" type="application/json">{"content":{"lang":"en"}}</script>`;
  document.documentElement.lang = 'en';
  const container = document.getElementById('page')!;
  const before = container.querySelector('input')!;
  before.value = 'deb';
  before.focus();
  change(container);
  await act(async () => void hydrateRoot(container, <Filter />, { onRecoverableError }));
  return [container, container.querySelector('input') === before];
}

it('hydrates what was prerendered', async () => {
  const [, isKept] = await hydrate(() => {});
  expect(isKept).toBe(true);
});

it.each<[string, (container: Element) => void]>([
  [
    'with elements around its texts',
    (container) => {
      const font = document.createElement('font');
      font.textContent = 'Filtre';
      container.querySelector('label')!.firstChild!.replaceWith(font);
    },
  ],
  ['by its language', () => (document.documentElement.lang = 'fr')],
])('renders anew what was translated %s, with what was typed and the focus', async (_, change) => {
  const [container, isKept] = await hydrate(change);
  expect(isKept).toBe(false);
  const input = container.querySelector('input')!;
  expect(input.value).toBe('deb');
  expect(container.querySelector('output')!.textContent).toBe('deb');
  expect(document.activeElement).toBe(input);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('keeps what is typed, chosen and checked in every kind of field', async () => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<Form />);
  container.querySelector('output')!.append(document.createElement('font'));
  container.querySelector('textarea')!.value = 'typed';
  container.querySelector('select')!.value = 'b';
  container.querySelector('input')!.checked = true;
  await act(async () => void hydrateRoot(container, <Form />, {}));
  expect(container.querySelector('output')!.textContent).toBe('["typed","b",true]');
});

it('keeps what is typed while it renders anew', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Filter />);
  container.querySelector('label')!.append(document.createElement('font'));
  await act(async () => {
    startTransition(() => void hydrateRoot(container, <Filter />, {}));
    fireEvent.input(container.querySelector('input')!, { target: { value: 'debounce' } });
  });
  expect(container.querySelector('input')!.value).toBe('debounce');
  expect(container.querySelector('output')!.textContent).toBe('debounce');
});

it('keeps what is typed, and the focus, where React renders anew what an extension has changed', async () => {
  const [container, isKept] = await hydrate((element) => element.prepend('Ad'));
  expect(isKept).toBe(false);
  expect(onRecoverableError).toHaveBeenCalledOnce();
  const input = container.querySelector('input')!;
  expect(input.value).toBe('deb');
  expect(container.querySelector('output')!.textContent).toBe('deb');
  expect(document.activeElement).toBe(input);
});

it('hands nothing over to a field that has come before another one later', async () => {
  const whenOpen = vi.fn<() => void>().mockImplementationOnce(() => {
    throw new Error('React renders once more, and reports this');
  });
  function Page() {
    const [isOpen, setOpen] = useState(false);
    if (isOpen) whenOpen();
    return (
      <>
        <button type="button" onClick={() => startTransition(() => setOpen(true))}>
          Open
        </button>
        {isOpen && <input />}
        <Filter />
      </>
    );
  }
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<Page />);
  await act(async () => void hydrateRoot(container, <Page />, { onRecoverableError }));
  fireEvent.input(container.querySelector('input')!, { target: { value: 'deb' } });
  await act(async () => fireEvent.click(container.querySelector('button')!));
  expect(onRecoverableError).toHaveBeenCalledOnce();
  const values = [...container.querySelectorAll('input')].map(({ value }) => value);
  expect(values).toEqual(['', 'deb']);
});
