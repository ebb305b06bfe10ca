import { Callout as OriginalCallout } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { useText } from '../shared/useText';

type CalloutProps = ComponentProps<typeof OriginalCallout>;

/** A callout whose default title is localised. */
export function Callout(props: CalloutProps) {
  const t = useText();
  const { type, title } = props;
  const isDefault = !title || title.toLowerCase() === type;
  const key = `callout.${type}` as Parameters<typeof t>[0];
  return <OriginalCallout {...props} title={isDefault ? t(key) : title} />;
}
