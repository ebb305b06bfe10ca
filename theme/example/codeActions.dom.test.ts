// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COPY_TEXTS_ID } from '@funtool-docs/shared/elementIds';
import { copyCode, wrapCode } from './codeActions';

const PAGE = `
  <div id="${COPY_TEXTS_ID}" data-copied="Copied" data-failed="Not copied"></div>
  <div>
    <div class="code"><span class="linenumber">1</span>at(<b>[1]</b>, 0);<i class="rp-copy-ignore">!</i></div>
    <p>Run</p><div><button></button><output></output></div>
  </div>`;

const writeText = vi.fn<(text: string) => Promise<void>>();

let button: HTMLButtonElement;
let status: HTMLOutputElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = PAGE;
  button = document.querySelector('button')!;
  status = document.querySelector('output')!;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  document.execCommand = () => false;
  writeText.mockReset().mockResolvedValue();
});

afterEach(() => vi.useRealTimers());

describe('copying code @spec:reading', () => {
  it('copies neither line numbers nor what is no part of the code', async () => {
    await copyCode(button);
    expect(writeText).toHaveBeenCalledWith('at([1], 0);');
  });

  it('says so for two seconds after the last press', async () => {
    await copyCode(button);
    vi.advanceTimersByTime(1500);
    await copyCode(button);
    vi.advanceTimersByTime(1500);
    expect(status.textContent).toBe('Copied');
    expect(button.hasAttribute('data-copied')).toBe(true);
    vi.advanceTimersByTime(500);
    expect(status.textContent).toBe('');
    expect(button.hasAttribute('data-copied')).toBe(false);
  });

  it('selects the code where the browser refuses, and says so until the button is left', async () => {
    writeText.mockRejectedValue(new Error('refused'));
    await copyCode(button);
    expect(status.textContent).toBe('Not copied');
    expect(status.hasAttribute('data-visible')).toBe(true);
    expect(getSelection()!.anchorNode).toBe(document.querySelector('.code'));
    button.dispatchEvent(new Event('blur'));
    expect(status.textContent).toBe('');
    expect(status.hasAttribute('data-visible')).toBe(false);
  });
});

it('wraps code, and unwraps it @spec:reading', () => {
  button.ariaPressed = 'false';
  wrapCode(button);
  expect(button.ariaPressed).toBe('true');
  wrapCode(button);
  expect(button.ariaPressed).toBe('false');
});
