import { useSite } from '@rspress/core/runtime';
import { useText } from '../shared/useText';
import { actionOf } from '../shared/actions';
import { Icon } from '../shared/Icon';
import { SCROLL_TO_TOP_CLASS } from './scrollToTop';
import './ScrollToTop.css';

/** Leads to the top of a long page, unless `themeConfig.enableScrollToTop` is off. */
export function ScrollToTop() {
  const t = useText();
  const { site } = useSite();
  if (site.themeConfig.enableScrollToTop === false) return null;
  const text = t('scrollToTopText');
  return (
    <button
      className={SCROLL_TO_TOP_CLASS}
      type="button"
      aria-label={text}
      title={text}
      hidden
      {...actionOf('scrollToTop')}
    >
      <Icon name="arrowUp" size={20} />
    </button>
  );
}
