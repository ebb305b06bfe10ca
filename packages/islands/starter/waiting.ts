import {
  HYDRATED_EVENT,
  WAIT_EVENT,
  WAITED_EVENT,
  WAITING_CLASS,
} from '@funtool-docs/shared/sharedNames';
import { type FindControl, isHydrated, unfilledOf } from './controls';

/** Time until a new status is filled: screen readers announce changes alone. */
const ANNOUNCED = 20;

/** Time after which a control that still waits says how to go on, in milliseconds. */
const LATE = 30_000;

const FIELDS = 'input, select, textarea';

/** Shows at once that controls wait for scripts. */
export interface Waiting {
  begin: (control: Element) => void;
  end: (control: Element) => void;
  /** Ends all, as after a failure. */
  clear: () => void;
}

/**
 * Marks controls as busy while they wait for scripts, and says so in each status of the page: what is
 * outside of an open dialog can neither be seen nor heard. It also marks what the browser does by
 * itself, but whose effect needs React: fields that are filled in, and disclosures that are opened.
 * Controls of React say themselves that they wait (`packages/shared/dom.ts`).
 */
export function createWaiting(text: string, lateText: string, controlOf: FindControl): Waiting {
  const busy = new Set<Element>();
  let began: number;
  const status = document.createElement('output');
  status.className = WAITING_CLASS;
  const tell = () => {
    const said = performance.now() < began + LATE ? text : lateText;
    for (const each of document.getElementsByClassName(WAITING_CLASS)) {
      each.textContent = busy.size > 0 ? said : '';
    }
  };
  const begin = (control: Element) => {
    if (busy.size === 0) began = performance.now();
    busy.add(control);
    control.setAttribute('aria-busy', 'true');
    document.body.append(status);
    for (const time of [ANNOUNCED, LATE + ANNOUNCED]) setTimeout(tell, time);
  };
  const end = (control: Element) => {
    busy.delete(control);
    control.removeAttribute('aria-busy');
    setTimeout(tell, ANNOUNCED);
  };
  const endAll = (isOver: (control: Element) => boolean) => [...busy].filter(isOver).forEach(end);
  addEventListener('input', (event) => {
    const field = controlOf(event);
    if (field && !isHydrated(field)) begin(field);
  });
  addEventListener('click', (event) => {
    const summary = unfilledOf(event);
    if (!summary) return;
    if (summary.closest('details')!.open) end(summary);
    else if (!isHydrated(summary)) begin(summary);
  });
  document.addEventListener(HYDRATED_EVENT, () =>
    endAll((control) => control.matches(FIELDS) && isHydrated(control)),
  );
  document.addEventListener(WAIT_EVENT, ({ target }) => begin(target as Element));
  document.addEventListener(WAITED_EVENT, ({ target }) => end(target as Element));
  return { begin, end, clear: () => endAll(() => true) };
}
