import { WAIT_EVENT, WAITED_EVENT } from './sharedNames';

/** Has the page show that a control waits, as it does before hydration (`packages/islands/starter/waiting.ts`). */
export function waitFor(control: Element, loading: Promise<unknown>): void {
  const tell = (type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));
  const end = () => void tell(WAITED_EVENT);
  tell(WAIT_EVENT);
  loading.then(end, end);
}
