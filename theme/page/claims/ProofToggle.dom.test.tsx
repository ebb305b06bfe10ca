// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnPage } from '../../../tests/components/render';
import { serveFiles } from '../../../tests/components/serveFiles';
import { claimsPathOf } from '@funtool-docs/content/claims/claimsName';
import { Proof, ProofToggle } from './ProofToggle';
import i18n from '../../i18n.json';
import texts from './texts.json';

const ROUTE = '/en/guide/api/array/at';
const FILE = claimsPathOf(ROUTE);
const CODE = 'at([user], 0) === user; // => true';

const show = (path = ROUTE) =>
  renderOnPage(
    <>
      <ProofToggle />
      <p>
        It returns the element. <Proof of="same" />
      </p>
      <p>
        It takes arrays. <Proof of="#missing-array" />
      </p>
      <p>
        A sentence without a proof. <Proof />
      </p>
    </>,
    { path, page: { hasProofs: true } },
  );

const toggle = () => screen.getByRole('button', { name: texts.showText.en });
const proofs = () => screen.queryAllByRole('button', { name: texts.proofText.en });

it('shows what proves a sentence, and asks for it when it is first opened', async () => {
  const server = serveFiles({ [FILE]: { same: CODE, other: '1' } });
  const { user } = show();
  expect(proofs()).toEqual([]);
  expect(toggle().getAttribute('aria-pressed')).toBe('false');
  await user.click(toggle());
  const [first] = await screen.findAllByRole('button', { name: texts.proofText.en });
  expect(server.asked).toEqual([]);
  await user.click(first!);
  const code = await screen.findByText(CODE);
  expect(first!.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(first!.getAttribute('aria-controls')!)!.contains(code)).toBe(true);
  await user.click(first!);
  expect(screen.queryByText(CODE)).toBeNull();
  await user.click(first!);
  expect(await screen.findByText(CODE)).toBeTruthy();
  await user.click(toggle());
});

it('leads to the code on the page that proves a sentence, without loading anything, until it is hidden', async () => {
  const server = serveFiles();
  const { user } = show();
  await user.click(toggle());
  const buttons = await screen.findAllByRole('button', { name: texts.proofText.en });
  await user.click(buttons[1]!);
  const link = screen.getByRole('link', { name: texts.onPageText.en });
  expect(link.getAttribute('href')).toBe('#missing-array');
  expect(server.asked).toEqual([]);
  expect(toggle().getAttribute('aria-pressed')).toBe('true');
  await user.click(toggle());
  expect(proofs()).toEqual([]);
});

it('says that proofs cannot be loaded, and loads them when they are opened again', async () => {
  const path = '/en/guide/api/array/unique';
  const server = serveFiles({ [claimsPathOf(path)]: { same: CODE } });
  server.isDown = true;
  const { user } = show(path);
  await user.click(toggle());
  const [first] = await screen.findAllByRole('button', { name: texts.proofText.en });
  await user.click(first!);
  expect((await screen.findByRole('alert')).textContent).toContain(i18n['part.failedText'].en);
  server.isDown = false;
  await user.click(first!);
  await user.click(first!);
  expect(await screen.findByText(CODE)).toBeTruthy();
});

it('offers nothing on a page whose sentences name no proof', () => {
  renderOnPage(<ProofToggle />);
  expect(screen.queryByRole('button')).toBeNull();
});
