/**
 * Does what pages do without React: a script that follows the page, in place before and after hydration.
 * It listens at the document, so it also serves what React renders later.
 */
import { copyCode, wrapCode } from '../example/codeActions';
import { reopenWhereKept } from '../example/reopenWhereKept';
import { rememberOpened } from '../search/recentPages';
import { copyPage, openTarget } from '../page/pageActions';
import { hintOnIntent } from '../page/types/hintOnIntent';
import { openPanelOf } from '@funtool-docs/islands/starter/panels';
import type { Action } from '../shared/actions';
import { ACTION, PLACED_EVENT } from '@funtool-docs/shared/sharedNames';
import {
  closePopovers,
  scrollToTop,
  showScrollToTop,
  loadPrintStyles,
  showFocusWhole,
} from '../layout/layoutActions';
import { hideNav, syncCounterpartLinks, switchTheme } from '../nav/navActions';
import { followHeading } from '../outline/followHeading';
import { fillGroups } from '../sidebar/fillGroups';
import { recallChoices } from '../tabs/recallChoices';

const ACTIONS: Record<Action, (control: HTMLElement) => void> = {
  copyCode,
  copyPage,
  openPanel: openPanelOf,
  scrollToTop,
  switchTheme,
  wrapCode,
};

document.addEventListener('click', ({ target }) => {
  const control = (target as Element).closest<HTMLElement>(`[${ACTION}]`);
  if (control) ACTIONS[control.getAttribute(ACTION) as Action](control);
});
closePopovers();
showFocusWhole();
followHeading();
showScrollToTop();
fillGroups();
hideNav();
syncCounterpartLinks();
loadPrintStyles();
hintOnIntent();
openTarget();
begin();
document.addEventListener(PLACED_EVENT, begin);

/** Does what each page begins with. */
function begin(): void {
  recallChoices();
  rememberOpened();
  reopenWhereKept();
}
