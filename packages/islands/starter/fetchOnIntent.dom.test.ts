// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { HYDRATED, ISLAND } from '@funtool-docs/shared/sharedNames';
import { DATA_ID } from '@funtool-docs/shared/elementIds';
import { fetchOnIntent } from './fetchOnIntent';

const FILES = ['/panel.js', '/worker.js', '/index.json'];

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** Returns the files that were prefetched. */
const fetched = () =>
  [...document.querySelectorAll('link')].map(
    (link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`,
  );

const fire = (type: string, target: EventTarget = find('button b')) =>
  target.dispatchEvent(new Event(type, { bubbles: true }));

const SHORTCUT = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true };
const pressShortcut = () => document.body.dispatchEvent(new KeyboardEvent('keydown', SHORTCUT));

beforeEach(() => {
  // Ends what an earlier test has left.
  pressShortcut();
  document.head.innerHTML = '';
  document.body.innerHTML = `<div ${ISLAND}="finder"><button commandfor="panel" aria-keyshortcuts="Control+K"><b></b></button><dialog id="panel"><input></dialog><em></em></div><p></p><i commandfor="panel"></i><div ${ISLAND}="other"></div><script type="application/json" id="${DATA_ID}">${JSON.stringify({ onIntent: { finder: FILES } })}</script>`;
  fetchOnIntent();
});

describe('what an island needs besides @spec:search', () => {
  it.each<[string, () => unknown]>([
    ['the pointer is where its panel opens from', () => fire('pointermove', find('i'))],
    ['the pointer is on its button', () => fire('pointermove')],
    ['a finger is', () => fire('pointerdown')],
    ['the focus is', () => fire('focusin')],
    ['the focus is in its field', () => fire('focusin', find('input'))],
    ['its shortcut is pressed', pressShortcut],
  ])('is fetched when %s: the first file, then the rest, each once', (_, arrive) => {
    for (const type of ['pointermove', 'pointerdown', 'focusin']) {
      for (const other of ['p', 'em', `[${ISLAND}=other]`]) fire(type, find(other));
    }
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true }));
    expect(fetched()).toEqual([]);
    arrive();
    expect(fetched()).toEqual(['prefetch /panel.js']);
    find('link').dispatchEvent(new Event('load'));
    expect(fetched()).toEqual(FILES.map((file) => `prefetch ${file}`));
    arrive();
    fire('focusin');
    expect(fetched()).toHaveLength(3);
  });

  it('is not fetched twice where its panel is open, and loads it', () => {
    fire('pointermove');
    find('dialog').toggleAttribute('open', true);
    find('link').dispatchEvent(new Event('load'));
    expect(fetched()).toHaveLength(1);
  });

  it('is fetched whole though it hydrates before its first file has arrived', () => {
    fire('pointermove');
    find(`[${ISLAND}]`).setAttribute(HYDRATED, '');
    find('link').dispatchEvent(new Event('load'));
    expect(fetched()).toHaveLength(3);
  });

  it('is fetched at once where there is no panel', () => {
    find('dialog').remove();
    fire('pointermove');
    expect(fetched()).toHaveLength(3);
  });

  it('is not fetched where it is hydrated, and does so itself', () => {
    find(`[${ISLAND}]`).setAttribute(HYDRATED, '');
    fire('pointermove');
    expect(fetched()).toEqual([]);
  });
});
