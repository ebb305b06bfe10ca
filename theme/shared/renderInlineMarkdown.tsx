import { Fragment, type ReactNode } from 'react';
import { Code } from './Code';

/** Code, strong, emphasis and strikethrough; an unpaired mark is plain text. */
const MARKED = /`(?<code>[^`]+)`|\*\*(?<strong>.+?)\*\*|\*(?<em>[^*]+)\*|~~(?<del>.+?)~~/;

/** Renders inline Markdown of a title. Rspress' function, replaced here, also renders HTML. */
export function renderInlineMarkdown(text: string): { children: ReactNode } {
  const match = MARKED.exec(text);
  if (!match) return { children: text };
  const { code, strong, em, del } = match.groups!;
  return {
    children: (
      <Fragment>
        {text.slice(0, match.index)}
        {code && <Code>{code}</Code>}
        {strong && <strong {...renderInlineMarkdown(strong)} />}
        {em && <em {...renderInlineMarkdown(em)} />}
        {del && <del {...renderInlineMarkdown(del)} />}
        {renderInlineMarkdown(text.slice(match.index + match[0].length)).children}
      </Fragment>
    ),
  };
}
