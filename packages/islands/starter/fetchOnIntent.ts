import { ISLAND } from '@funtool-docs/shared/sharedNames';
import { readPageData } from '../client/embedded';
import { append, prefetchAll } from './append';
import { createFindControl, isHydrated, rootOf } from './controls';
import { findByShortcut, panelOf } from './panels';

/**
 * Prefetches what an island needs besides its scripts once the reader is about to use it: is at a control of
 * it, or at one that opens a panel in it, or presses the shortcut of that. The first file of a panel goes
 * before the rest, which may be large. By the events of hydration, whose files it must not precede: the style
 * sheet would wait for a connection.
 */
export function fetchOnIntent(): void {
  const fetched = new Set<string>();
  const fetch = (target: Element) => {
    const root = rootOf(target);
    const name = root.getAttribute(ISLAND) ?? '';
    const files = readPageData()?.onIntent[name];
    // An island that is hydrated does so itself.
    if (!files || fetched.has(name) || isHydrated(root)) return;
    fetched.add(name);
    const panel = root.querySelector('dialog');
    if (!panel) return prefetchAll(files);
    const [first, ...rest] = files;
    const link = append('link', { rel: 'prefetch', href: first! });
    // Once its panel is open, an island loads the rest itself.
    link.addEventListener('load', () => panel.open || prefetchAll(rest));
  };
  const controlOf = createFindControl('');
  const onEvent = (event: Event) => {
    const { target } = event;
    const opener = target instanceof Element ? target.closest('[commandfor]') : null;
    const used = panelOf(opener) ?? controlOf(event);
    if (used) fetch(used);
  };
  for (const type of ['pointermove', 'pointerdown', 'focusin']) addEventListener(type, onEvent);
  const onKey = (event: KeyboardEvent) => {
    const panel = panelOf(findByShortcut(event));
    if (panel) fetch(panel);
  };
  // Others prevent the default of the key, by which it is known.
  addEventListener('keydown', onKey, true);
}
