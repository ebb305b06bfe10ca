import type { ComponentProps } from 'react';

/** Code within a sentence, which programs that translate a page leave as it is. */
export function Code(props: ComponentProps<'code'>) {
  return <code translate="no" {...props} />;
}
