// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '../../../tests/components/render';
import { serveFiles } from '../../../tests/components/serveFiles';
import type { LodashNames } from '@funtool-docs/facts/differences/differences';
import partTexts from '../parts/texts.json';
import { LodashDemo } from './LodashDemo';
import texts from './texts.json';

const FILE = '/differences/lodash.json';

const replacement = { name: 'isEqual', page: 'type/isEqual', calls: 25, same: 12, refused: 0 };

const NAMES: LodashNames = {
  version: '4.18.1',
  names: {
    isArray: {
      replacements: [{ ...replacement, name: 'isArray', page: 'type/isArray', same: 25 }],
    },
    isEqual: {
      replacements: [
        {
          ...replacement,
          shown: { input: 'isEqual(a, b)', setup: 'f()', funtool: 'true', lodash: 'false' },
        },
      ],
    },
    nth: {
      replacements: [
        { ...replacement, refused: 13, shown: { input: 'at()', funtool: '1', lodash: '2' } },
      ],
    },
    compact: { replacements: [], instead: 'list.filter(Boolean)' },
    template: { replacements: [] },
  },
};

const open = () => renderOnPage(<LodashDemo />, { path: '/en/guide/lodash-check' });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: texts.code.en });
const type = (code: string) => fireEvent.change(field(), { target: { value: code } });

/** Returns the verdict on a function. */
async function verdictOn(name: string): Promise<HTMLElement> {
  const term = await screen.findByText(`_.${name}`, { selector: 'dt > code' });
  return term.parentElement!.nextElementSibling as HTMLElement;
}

beforeEach(() => void (Element.prototype.scrollIntoView = vi.fn<() => void>()));

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it('judges functions of lodash in pasted code, and names them in the address', async () => {
  const server = serveFiles({ [FILE]: NAMES });
  open();
  expect(screen.getByText(texts.empty.en)).toBeTruthy();
  expect(server.asked).toEqual([]);
  type(
    "import { isArray, isEqual, nth } from 'lodash';\n_.compact(_.template()); _.constructor();",
  );
  expect((await verdictOn('isArray')).textContent).toContain('Safe Same result in 25 of 25');
  const differs = await verdictOn('isEqual');
  expect(differs.textContent).toContain('Differs Same result in 12 of 25 recorded calls');
  expect(differs.textContent).not.toContain(texts.onlyRefused.en);
  expect(differs.textContent).toContain('Setup codef()isEqual(a, b)funtooltruelodashfalse');
  const link = within(differs).getByRole('link', { name: 'isEqual' });
  expect(link.getAttribute('href')).toMatch(/\/en\/guide\/api\/type\/isEqual$/);
  expect((await verdictOn('nth')).textContent).toContain(texts.onlyRefused.en);
  expect((await verdictOn('compact')).textContent).toContain('list.filter(Boolean)');
  expect((await verdictOn('template')).textContent).toBe(`${texts.none.en} `);
  expect((await verdictOn('constructor')).textContent).toContain('4.18.1');
  const heard = screen.getByText(/^Functions found: 6\. Safe: 1, differs: 2/);
  expect(heard.nextElementSibling!.getAttribute('aria-live')).toBe('off');
  const names = '#lodash=isArray,isEqual,nth,compact,template,constructor';
  await waitFor(() => expect(location.hash).toBe(names));
});

it('takes the names out of the address again, and says that code names nothing of lodash', async () => {
  serveFiles({ [FILE]: NAMES });
  open();
  type('_.isArray(list)');
  await verdictOn('isArray');
  type('nothing.here()');
  expect(screen.getByText(texts.nothing.en)).toBeTruthy();
  await waitFor(() => expect(location.hash).toBe(''));
  type('');
  expect(screen.getByText(texts.empty.en)).toBeTruthy();
});

it('looks up the functions that a link names', async () => {
  serveFiles({ [FILE]: NAMES });
  history.replaceState(null, '', '#lodash=isEqual,nth');
  open();
  expect(field().value).toBe('_.isEqual\n_.nth');
  expect(await screen.findByText(/^Functions found: 2\./)).toBeTruthy();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});

it('says that a link could not be read, until something is typed', async () => {
  serveFiles({ [FILE]: NAMES });
  history.replaceState(null, '', '#lodash=%EF%BC%8C');
  open();
  expect((await screen.findByRole('alert')).textContent).toBe(partTexts.linkBroken.en);
  type('_.isEqual');
  expect(screen.queryByText(partTexts.linkBroken.en)).toBeNull();
});
