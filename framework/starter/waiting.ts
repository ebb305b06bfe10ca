import { WAIT_EVENT, WAITED_EVENT, WAITING_CLASS } from '../../ui/sharedNames';

/** Time until a status that is new is filled: screen readers announce changes alone. */
const ANNOUNCED = 20;

/** Shows at once that controls wait for scripts. */
export interface Waiting {
  /** As often as it is begun, it is to be ended. */
  begin: (control: HTMLElement) => void;
  end: (control: HTMLElement) => void;
  /** Ends all, as after a failure. */
  clear: () => void;
}

/**
 * Marks controls as busy while they wait for scripts, and says so in a status. Events of controls do
 * the same once React handles them (`ui/waitFor.ts`).
 */
export function createWaiting(text: string): Waiting {
  const counts = new Map<HTMLElement, number>();
  let own: HTMLElement | undefined;
  const statusFor = (control: HTMLElement) => {
    // What is outside of an open dialog cannot be seen or heard.
    const within = control.closest('dialog')?.querySelector<HTMLElement>(`.${WAITING_CLASS}`);
    if (within) return within;
    own ??= Object.assign(document.createElement('output'), { className: WAITING_CLASS });
    if (!own.isConnected) document.body.append(own);
    return own;
  };
  const add = (control: HTMLElement, change: number) => {
    const count = Math.max(0, (counts.get(control) ?? 0) + change);
    if (count > 0) {
      counts.set(control, count);
      control.setAttribute('aria-busy', 'true');
    } else if (counts.delete(control)) {
      control.removeAttribute('aria-busy');
    }
    const status = statusFor(control);
    setTimeout(() => {
      const isWaited = [...counts.keys()].some((one) => statusFor(one) === status);
      status.textContent = isWaited ? text : '';
    }, ANNOUNCED);
  };
  const begin = (control: HTMLElement) => add(control, 1);
  const end = (control: HTMLElement) => add(control, -1);
  document.addEventListener(WAIT_EVENT, ({ target }) => begin(target as HTMLElement));
  document.addEventListener(WAITED_EVENT, ({ target }) => end(target as HTMLElement));
  return {
    begin,
    end,
    clear: () => {
      for (const [control, count] of counts) add(control, -count);
    },
  };
}
