/** Blocks that the build knows the types of. */
const TYPED = 'pre[data-run][data-lang="ts"] > code';

/** Shows the types of identifiers that a reader points at or taps. All of it is loaded then. */
export function hintOnIntent(): void {
  // Not `pointerover`, which browsers also send where the page moves below a pointer at rest.
  for (const type of ['pointermove', 'click']) document.addEventListener(type, onIntent);
}

function onIntent(event: Event): void {
  const code = event.target instanceof Element && event.target.closest(TYPED);
  if (!code) return;
  // Without the script, code reads as it is.
  import('./hint').then(
    ({ hintAt }) => hintAt(event as PointerEvent, code),
    () => {},
  );
}
