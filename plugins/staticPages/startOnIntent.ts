import type { EmbeddedScripts } from '../../theme/runtime/embedded';

/**
 * Makes the page interactive once the reader wants more than to read and to follow links: points at a
 * control, presses a key, scrolls. What is pressed before the page reacts is done then.
 * Runs in the browser, as text, before the page is drawn.
 *
 * @param scriptsId Id of the element that holds the {@link EmbeddedScripts}.
 * @param dataId Id of the element that holds the page's data, close to its end.
 */
export function startOnIntent(scriptsId: string, dataId: string): void {
  const { content, styles, scripts, prefetch, worker, failedText } = JSON.parse(
    document.getElementById(scriptsId)!.textContent!,
  ) as EmbeddedScripts;
  const controls = 'button, input, img, [role=tab], .ft-playground';
  let pressed: HTMLElement | null = null;
  let isStarted = false;
  let isHydrated = false;
  let hasFailed = false;

  const { pathname, search, hash } = location;
  if (content && content.address !== pathname) {
    history.replaceState(history.state, '', content.address + search + hash);
  }

  const tell = () => {
    const message = document.createElement('p');
    Object.assign(message, { className: 'ft-failed', role: 'alert', textContent: failedText });
    document.body.prepend(message);
  };
  // A deployment replaces the scripts, and a connection may break: a new document helps, once, if there is
  // one to be had. Without, what has arrived stays.
  const fail = () => {
    if (hasFailed || isHydrated) return;
    hasFailed = true;
    const [navigation] = performance.getEntriesByType('navigation');
    const { type } = (navigation ?? { type: 'reload' }) as PerformanceNavigationTiming;
    if (type === 'reload') return tell();
    const answer = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    answer.then(() => location.reload(), tell);
  };
  const run = () => {
    if (!document.getElementById(dataId)) return fail();
    const sheet = document.createElement('link');
    document.head.append(Object.assign(sheet, { rel: 'stylesheet', href: styles }));
    for (const src of scripts) {
      const script = document.createElement('script');
      Object.assign(script, { src, async: false });
      document.head.append(script);
    }
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // A document of which a part has still to arrive cannot be hydrated.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
    else run();
  };
  // Extensions add scripts of their own, which the page's policy may block.
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin)) fail();
  };
  const controlOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(controls) : null;
  const onTouch = (event: Event) => controlOf(event) && start();
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- this function is sent as text, alone
  const openSearch = () => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog#search');
    if (dialog && !dialog.open) dialog.showModal();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    start();
    if (isHydrated || event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    openSearch();
  };
  const onClick = (event: Event) => {
    const control = controlOf(event);
    const isNative = control?.closest('[popovertarget], a');
    if (isHydrated || !control || isNative) return;
    event.preventDefault();
    // React would do it as well if it is about to hydrate.
    event.stopPropagation();
    if (control.getAttribute('aria-controls') === 'search') openSearch();
    else pressed = control;
    start();
  };
  // React keeps a press from a part that it has not hydrated, and may not be able to do so at once.
  const press = () => {
    if (!pressed?.isConnected) return;
    let hasArrived = false;
    pressed.addEventListener('click', () => (hasArrived = true), { once: true });
    pressed.click();
    if (!hasArrived) setTimeout(press, 20);
  };
  const onHydrated = () => {
    isHydrated = true;
    setTimeout(press);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) addEventListener(type, onTouch);
  addEventListener('keydown', onKeyDown);
  addEventListener('scroll', start, { passive: true });
  addEventListener('error', onError, true);
  addEventListener('click', onClick, true);
  document.addEventListener('hydrated', onHydrated);
  // What the address asks for must be done without being touched.
  if (!content || search || hash.startsWith('#edit=')) start();

  addEventListener('DOMContentLoaded', () => {
    const current = document.querySelector('#sidebar [aria-current]');
    current?.scrollIntoView({ block: 'nearest' });
  });
  const keepOffline = async () => {
    try {
      await navigator.serviceWorker.register(worker!);
      const { active, waiting } = await navigator.serviceWorker.ready;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      for (const each of [active, waiting]) each?.postMessage(content!.lang);
    } catch {
      // Where nothing can be kept, pages are read online.
    }
  };
  addEventListener('load', () => {
    const { connection } = navigator as {
      connection?: { saveData: boolean; effectiveType: string };
    };
    if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '')) return;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => {
      for (const href of [styles, ...scripts, ...prefetch]) {
        const link = document.createElement('link');
        document.head.append(Object.assign(link, { rel: 'prefetch', href }));
      }
      if (worker) void keepOffline();
    });
  });
}
