import { getCustomMDXComponent } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { useText } from '../../framework/client/useText';

const { a: OriginalLink } = getCustomMDXComponent();

/**
 * A link in a page's content. The framework hides the links beside headings from screen readers but
 * leaves them in the tab order; here they have a name instead.
 */
export function DocLink(props: ComponentProps<'a'>) {
  const t = useText();
  if (!props.className?.includes('rp-header-anchor')) return <OriginalLink {...props} />;
  return <OriginalLink {...props} aria-hidden={undefined} aria-label={t('headingLinkText')} />;
}
