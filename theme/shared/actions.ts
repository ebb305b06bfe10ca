import { ACTION } from '@funtool-docs/shared/sharedNames';

/** Actions of controls without React (`theme/enhancements`). */
export type Action =
  'copyCode' | 'copyPage' | 'openPanel' | 'scrollToTop' | 'switchTheme' | 'wrapCode';

/** Returns the attribute that gives a control its action. */
export function actionOf(action: Action): Record<typeof ACTION, Action> {
  return { [ACTION]: action };
}
