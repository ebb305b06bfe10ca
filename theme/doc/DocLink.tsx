import { getCustomMDXComponent } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { useText } from '../../framework/client/useText';

const { a: OriginalLink } = getCustomMDXComponent();

/**
 * A link in page content. The framework hides heading anchors from screen readers but keeps them in
 * the tab order; here they get a name instead.
 */
export function DocLink(props: ComponentProps<'a'>) {
  const t = useText();
  if (!props.className?.includes('rp-header-anchor')) return <OriginalLink {...props} />;
  return <OriginalLink {...props} aria-hidden={undefined} aria-label={t('headingLinkText')} />;
}
