/**
 * What pages do without React: a script that follows the page, in place before and after hydration.
 * It listens at the document, so it also serves what React renders later.
 */
import { copyCode, wrapCode } from '../../features/examples/ui/codeActions';
import { reopenWhereKept } from '../../features/examples/ui/reopenWhereKept';
import { rememberOpened } from '../../features/search/panel/rememberOpened';
import { hintOnIntent } from '../../features/types/ui/hintOnIntent';
import { openPanelOf } from '../../framework/starter/panels';
import type { Action } from '../../ui/actions';
import { ACTION } from '../../ui/sharedNames';
import { closePopovers } from '../layout/closePopovers';
import { hideNav } from '../nav/hideNav';
import { followHeading } from '../outline/followHeading';
import { openTarget } from '../doc/openTarget';
import { scrollToTop, showScrollToTop } from '../doc/scrollToTop';
import { loadPrintStyles } from '../layout/loadPrintStyles';
import { keepPlace } from '../nav/keepPlace';
import { switchTheme } from '../nav/switchTheme';
import { recallChoices } from '../tabs/recallChoices';

const ACTIONS: Record<Action, (control: HTMLElement) => void> = {
  copyCode,
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
followHeading();
showScrollToTop();
hideNav();
keepPlace();
recallChoices();
loadPrintStyles();
hintOnIntent();
openTarget();
rememberOpened();
reopenWhereKept();
