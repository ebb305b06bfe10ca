import { APPLE } from '../shared/sharedNames';

/** Marks documents on systems whose shortcuts have Cmd, for style sheets and for `packages/islands/shared/system.ts`. */
export function markSystem(): void {
  // The property is deprecated; no other one is in all browsers. Editors go by it as well.
  const isApple = /Mac|iP/.test(navigator.platform);
  document.documentElement.toggleAttribute(APPLE, isApple);
}
