import { getCustomMDXComponent } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { useText } from '../shared/useText';

const { a: OriginalLink } = getCustomMDXComponent();

/** Names heading anchors, which Rspress hides from screen readers but not from Tab. */
export function DocLink(props: ComponentProps<'a'>) {
  const t = useText();
  if (!props.className?.includes('rp-header-anchor')) return <OriginalLink {...props} />;
  return <OriginalLink {...props} aria-hidden={undefined} aria-label={t('headingLinkText')} />;
}
