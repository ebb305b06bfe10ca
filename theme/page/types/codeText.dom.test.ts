// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { offsetIn, rangeIn, readCode } from './codeText';

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

it('finds the offset of a place below a note', () => {
  const element = createCode();
  const node = element.lastElementChild!.firstChild!;
  expect(offsetIn(readCode(element), node, 2)).toBe(CODE.lastIndexOf('last') + 2);
});

it('knows no offset within a note', () => {
  const element = createCode();
  const node = element.querySelector('.rp-copy-ignore')!.firstChild!;
  expect(offsetIn(readCode(element), node, 1)).toBeUndefined();
});

it('selects a part that lies in several nodes', () => {
  const range = rangeIn(readCode(createCode()), 0, 'const last'.length);
  expect(range.toString()).toBe('const last');
});
