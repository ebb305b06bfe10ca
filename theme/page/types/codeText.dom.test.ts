// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { rangeIn, readCode } from './codeText';

/** A block as Shiki writes it, with the note of a run at its first line. */
function createCode(): HTMLElement {
  const code = document.createElement('code');
  code.innerHTML =
    '<span class="line"><span class="ft-keyword">const</span> last = at(steps);<span class="rp-copy-ignore">3</span></span>\n<span class="line">last;</span>';
  return code;
}

const CODE = 'const last = at(steps);\nlast;';

it('reads the code without the notes of a run', () => {
  expect(readCode(createCode()).text).toBe(CODE);
});

it('selects a part that lies in several nodes', () => {
  const range = rangeIn(readCode(createCode()), 0, 'const last'.length);
  expect(range.toString()).toBe('const last');
});

it('selects a part below a note', () => {
  const range = rangeIn(readCode(createCode()), CODE.lastIndexOf('last'), 'last'.length);
  expect(range.toString()).toBe('last');
  expect(range.startContainer.parentElement!.textContent).toBe('last;');
});
