// @vitest-environment jsdom
import { useLocation } from '@rspress/core/runtime';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnPage } from '../../../tests/components/render';
import type { FunctionRow } from '@funtool-docs/facts/facets/facets';
import texts from '@funtool-docs/facts/facets/texts.json';
import { useLatestParams } from '../useOverviewQuery';
import { FunctionTable } from './FunctionTable';

const COMMON: Omit<FunctionRow, 'page' | 'title' | 'takes' | 'returns'> = {
  description: 'Does something.',
  acceptsNull: 'no',
  throws: 'no',
  changesArguments: 'no',
  environment: 'any',
  size: 200,
};

const ROWS: FunctionRow[] = [
  { ...COMMON, page: 'array/unique', title: 'unique', takes: ['array'], returns: ['array'] },
  { ...COMMON, page: 'string/words', title: 'words', takes: ['string'], returns: ['array'] },
  { ...COMMON, page: 'string/trim', title: 'trim', takes: ['string', 'any'], returns: ['string'] },
];

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

function View({ isWanted }: { isWanted: (text: string) => boolean }) {
  return <FunctionTable all={ROWS} params={useLatestParams()} isWanted={isWanted} />;
}

const PATH = '/en/guide/api/';

/** Shows the view. */
async function show(query = '', isWanted: (text: string) => boolean = () => true) {
  const view = renderOnPage(
    <>
      <View isWanted={isWanted} />
      <Address />
    </>,
    { path: PATH + query },
  );
  await screen.findByRole('form');
  return view;
}

const titles = () =>
  screen.queryAllByRole('rowheader').map((head) => within(head).getByRole('link').textContent);
const control = (facet: keyof typeof texts) =>
  screen.getByLabelText<HTMLSelectElement>(texts[facet].en);
const option = (facet: keyof typeof texts, name: string) =>
  within(control(facet)).getByRole<HTMLOptionElement>('option', { name });
const address = () => screen.getByTestId('address').textContent;

it('leaves the functions that fit, and keeps the choice in the address beside other parameters', async () => {
  const { user } = await show('?from=mail#table');
  expect(titles()).toEqual(['unique', 'words', 'trim']);
  await user.selectOptions(control('takes'), 'string');
  expect(titles()).toEqual(['words', 'trim']);
  await user.selectOptions(control('returns'), 'array');
  expect(titles()).toEqual(['words']);
  expect(screen.getByText('Matching: 1')).toBeTruthy();
  expect(address()).toMatch(/\?from=mail&takes=string&returns=array/);
});

it('keeps two choices in a row, though the first is not shown yet', async () => {
  await show();
  act(() => {
    fireEvent.change(control('takes'), { target: { value: 'string' } });
    fireEvent.change(control('returns'), { target: { value: 'array' } });
  });
  expect(titles()).toEqual(['words']);
  expect(address()).toContain('?takes=string&returns=array');
});

it('starts with the choice of the address, and ignores what it does not know', async () => {
  await show('?takes=string&returns=moon');
  expect(titles()).toEqual(['words', 'trim']);
  expect(control('takes').value).toBe('string');
  expect(control('returns').value).toBe('');
});

it('offers no value that would leave nothing, and says how many functions each leaves', async () => {
  await show('?takes=string&returns=array');
  expect(option('takes', 'string (1)').disabled).toBe(false);
  expect(option('size', 'at most 100 B (0)').disabled).toBe(true);
});

it('keeps a choice that leaves nothing changeable, says so, and takes it back, or all at once', async () => {
  const { user } = await show('?takes=string&size=100');
  expect(titles()).toEqual([]);
  expect(screen.getByText(texts.none.en)).toBeTruthy();
  const chosen = within(control('size')).getByRole('option', { selected: true });
  expect((chosen as HTMLOptionElement).disabled).toBe(false);
  const more = document.querySelector('details')!;
  await user.click(more.firstElementChild!);
  await user.click(screen.getByRole('button', { name: /^Remove .*100 B$/ }));
  expect(more.open).toBe(true);
  expect(titles()).toEqual(['words', 'trim']);
  expect(document.activeElement).toBe(control('size'));
  await user.click(screen.getByRole('button', { name: texts.clear.en }));
  expect(titles()).toHaveLength(3);
  expect(document.activeElement).toBe(control('takes'));
  expect(address()).toBe(PATH);
  expect(screen.queryByRole('button', { name: texts.clear.en })).toBeNull();
});

it('says of each function what it takes and returns, and leads to its page', async () => {
  await show();
  const row = screen.getByRole('row', { name: /^trim/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells[0]!.textContent).toContain('string');
  expect(cells[0]!.textContent).toContain('any value');
  expect(cells[0]!.dataset['label']).toBe(texts.takes.en);
  const link = within(row).getByRole('link', { name: 'trim' });
  expect(link.getAttribute('href')).toMatch(/\/en\/guide\/api\/string\/trim$/);
});

it('lists only functions whose name or sentence the filter of the overview has', async () => {
  await show('', (text) => text.includes('wor'));
  expect(titles()).toEqual(['words']);
});
