// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { zoomImages } from './zoomImages';

const labels = { open: 'Zoom image', close: 'Close image' };

const image = () => document.querySelector<HTMLImageElement>('main img')!;
const copy = () => document.querySelector<HTMLImageElement>('body > img');
const overlay = () => document.querySelector<HTMLElement>('.medium-zoom-overlay');

/** Ends the animation of the copy, which jsdom does not run. */
function arrive(): void {
  copy()!.dispatchEvent(new Event('transitionend'));
}

/** Waits for promises and frames. */
const rest = () => vi.advanceTimersByTimeAsync(20);

function press(element: HTMLElement, key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event.defaultPrevented;
}

function scrollBy(y: number): void {
  Object.defineProperty(window, 'pageYOffset', { value: y, configurable: true });
  document.dispatchEvent(new Event('scroll'));
}

/** Makes the image zoomable. */
async function attach() {
  const undo = zoomImages({ selector: 'main img', labels });
  await vi.advanceTimersByTimeAsync(100);
  await vi.waitFor(() => expect(image().hasAttribute('role')).toBe(true));
  return undo;
}

/** Zooms the image, which stays on its way. */
async function open(): Promise<void> {
  image().focus();
  press(image(), 'Enter');
  await rest();
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(window, 'pageYOffset', { value: 0, configurable: true });
  document.body.innerHTML = '<div><main><img alt="A map" src="/map.svg"></main></div>';
  // jsdom loads no images.
  Object.defineProperty(HTMLImageElement.prototype, 'naturalWidth', {
    value: 300,
    configurable: true,
  });
});
afterEach(() => void vi.useRealTimers());

describe('images that can be zoomed @spec:limits', () => {
  it('are sought 100 ms after a page is there', () => {
    const query = vi.spyOn(document, 'querySelectorAll');
    zoomImages({ selector: 'main img', labels });
    vi.advanceTimersByTime(99);
    expect(query).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(query).toHaveBeenCalledWith('main img');
    query.mockRestore();
  });

  it('are buttons that say what they do, and to what if that has a text', async () => {
    await attach();
    const { role, tabIndex, ariaLabel } = image();
    expect([role, tabIndex, ariaLabel]).toEqual(['button', 0, 'Zoom image: A map']);
    image().outerHTML = '<img alt="" src="/map.svg">';
    await attach();
    expect(image().ariaLabel).toBe('Zoom image');
  });

  it.each(['Enter', ' '])('open on "%s", which does not scroll the page', async (key) => {
    await attach();
    expect(press(image(), key)).toBe(true);
    expect(copy()).not.toBeNull();
    expect(press(image(), 'a')).toBe(false);
  });

  it('open over the background of the theme, give the focus to the copy and keep readers off the page, until it is closed', async () => {
    await attach();
    await open();
    expect(overlay()!.style.background).toBe('var(--ft-zoom-background)');
    const page = document.querySelector<HTMLElement>('body > div')!;
    expect(document.activeElement).toBe(copy());
    expect(copy()!.ariaLabel).toBe('Close image: A map');
    expect(page.inert).toBe(true);
    arrive();
    press(copy()!, 'Escape');
    await rest();
    arrive();
    expect([copy(), overlay(), page.inert]).toEqual([null, null, false]);
    expect(document.activeElement).toBe(image());
  });

  it.each([
    ['Escape', () => press(copy()!, 'Escape')],
    ['Enter', () => press(copy()!, 'Enter')],
    ['Space', () => press(copy()!, ' ')],
    ['a click on it', () => copy()!.click()],
    ['a click beside it', () => overlay()!.click()],
  ])('close on %s while they are on their way, once they have arrived', async (_, close) => {
    const closing = vi.fn<() => void>();
    image().addEventListener('medium-zoom:close', closing);
    await attach();
    await open();
    close();
    await rest();
    expect(closing).not.toHaveBeenCalled();
    arrive();
    await rest();
    expect(closing).toHaveBeenCalledTimes(1);
  });

  it('close 150 ms after a scroll of more than 40 px', async () => {
    const closing = vi.fn<() => void>();
    image().addEventListener('medium-zoom:close', closing);
    await attach();
    await open();
    arrive();
    scrollBy(40);
    await vi.advanceTimersByTimeAsync(1000);
    expect(closing).not.toHaveBeenCalled();
    scrollBy(41);
    await vi.advanceTimersByTimeAsync(149);
    expect(closing).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(closing).toHaveBeenCalledTimes(1);
  });

  it('are images like others once it is undone', async () => {
    const undo = await attach();
    undo();
    press(image(), 'Enter');
    image().click();
    await rest();
    expect(copy()).toBeNull();
  });
});

describe('images that cannot be zoomed @spec:failures', () => {
  it('are warned about where they could not be loaded', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await attach();
    await open();
    expect(warn).not.toHaveBeenCalled();
    arrive();
    press(copy()!, 'Escape');
    await rest();
    arrive();
    Object.defineProperties(image(), { complete: { value: true }, naturalWidth: { value: 0 } });
    await open();
    expect(warn.mock.calls).toEqual([[`Unable to reach the zoom image target ${image().src}`]]);
    warn.mockRestore();
  });

  it('throws a type error for an invalid selector', () => {
    zoomImages({ selector: 'img[', labels });
    expect(() => vi.runAllTimers()).toThrow(TypeError);
  });

  it('looks for no images once it is undone', () => {
    zoomImages({ selector: 'img[', labels })();
    expect(() => vi.runAllTimers()).not.toThrow();
  });

  it('leaves images as they are where the library cannot be loaded', async () => {
    vi.resetModules();
    vi.doMock('medium-zoom', () => {
      throw new Error('offline');
    });
    zoomImages({ selector: 'img', labels });
    vi.runAllTimers();
    vi.useRealTimers();
    // A rejection that nobody handles would fail the run.
    await expect(import('medium-zoom')).rejects.toThrow(/mocking|offline/);
    expect(image().hasAttribute('role')).toBe(false);
  });
});
