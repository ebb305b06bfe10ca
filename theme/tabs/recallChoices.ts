import { HYDRATE_EVENT } from '@funtool-docs/shared/sharedNames';

/** Attribute of a list of tabs: where the choice of its group is stored. */
export const CHOICE_KEY = 'data-choice-key';

/** Has a page hydrate whose tabs the reader has changed before, since React shows the choice. */
export function recallChoices(): void {
  const lists = [...document.querySelectorAll(`[${CHOICE_KEY}]`)];
  const isChosen = lists.some(
    (list) => localStorage.getItem(list.getAttribute(CHOICE_KEY)!) !== null,
  );
  if (isChosen) document.dispatchEvent(new Event(HYDRATE_EVENT));
}
