// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closePopovers, POPOVER_MEDIA } from './layoutActions';

const NARROW = '(width <= 60em)';

const hide = vi.fn<(id: string) => void>();

const find = <Tag extends HTMLElement>(selector: string) => document.querySelector<Tag>(selector)!;

/** Presses a link, which leads nowhere here. */
function press(selector: string, init: MouseEventInit = {}): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  event.preventDefault();
  find(selector).dispatchEvent(event);
}

const closed = () => hide.mock.calls.map(([id]) => id);

/** Once: listeners of the window outlive a test. */
closePopovers();

// jsdom knows no popovers.
beforeEach(() => {
  hide.mockReset();
  document.body.innerHTML = `
    <button id="opener"></button>
    <div id="drawer" ${POPOVER_MEDIA}="${NARROW}"><a href="#one"><b>One</b></a></div>
    <div id="menu" ${POPOVER_MEDIA}="all"><a href="#two">Two</a></div>
    <a href="#three" id="beside">Three</a>`;
  for (const id of ['drawer', 'menu']) {
    Object.assign(find(`#${id}`), { hidePopover: () => hide(id) });
  }
  Object.assign(find('#opener'), { popoverTargetElement: find('#drawer') });
  window.matchMedia = (media) => ({ matches: media === 'all' }) as MediaQueryList;
});

describe('popovers @spec:reading', () => {
  it('close when a link in them is followed, also by what is in it', () => {
    press('#drawer b');
    expect(closed()).toEqual(['drawer']);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'stay open where a link is opened elsewhere, by %s',
    (key) => {
      press('#drawer a', { [key]: true });
      expect(closed()).toEqual([]);
    },
  );

  it('are left to the browser at a press beside them', () => {
    press('#beside');
    expect(closed()).toEqual([]);
  });

  it('close when the focus moves on to what they may cover', () => {
    find('#beside').focus();
    expect(closed()).toEqual(['drawer', 'menu']);
  });

  it('stay open while the focus is in them, or at the button that opens them', () => {
    find('#menu a').focus();
    expect(closed()).toEqual(['drawer']);
    hide.mockReset();
    find('#opener').focus();
    expect(closed()).toEqual(['menu']);
  });

  it('close when the window becomes too wide for them', () => {
    dispatchEvent(new Event('resize'));
    expect(closed()).toEqual(['drawer']);
  });

  it('close on the way back', () => {
    dispatchEvent(new PopStateEvent('popstate'));
    expect(closed()).toEqual(['drawer', 'menu']);
  });

  it('throw nothing in browsers that lack them', () => {
    for (const id of ['drawer', 'menu']) Object.assign(find(`#${id}`), { hidePopover: undefined });
    const onError = vi.fn<() => void>();
    addEventListener('error', onError);
    dispatchEvent(new PopStateEvent('popstate'));
    removeEventListener('error', onError);
    expect(onError).not.toHaveBeenCalled();
  });
});
