import { type ComponentProps, createElement, type ReactNode } from 'react';

/** Code within a sentence, which programs that translate a page leave as it is. */
export function Code(props: ComponentProps<'code'>) {
  return <code translate="no" {...props} />;
}

/** Lets a long name such as `ObjectId.createFromHexString` break between its words. */
export function withWordBreaks(name = ''): ReactNode {
  const words = name.split(/(?<=[a-z])(?=[A-Z])|(?<=\.)/);
  if (words.length === 1 || name.includes(' ')) return name;
  const parts = words.flatMap((word, index) => (index ? [createElement('wbr'), word] : [word]));
  return createElement('span', null, ...parts);
}
