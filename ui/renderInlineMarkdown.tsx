import { Fragment, type ReactNode } from 'react';

/** Code, strong and emphasized text, and deleted text; a backtick, star or tilde alone is itself. */
const MARKED = /`(?<code>[^`]+)`|\*\*(?<strong>.+?)\*\*|\*(?<em>[^*]+)\*|~~(?<del>.+?)~~/;

/**
 * Shows a title or heading with its marks, in place of the framework's function of this name, which also
 * takes HTML from it: a text is never markup here, whatever it holds.
 *
 * @param text Text with inline Markdown.
 * @returns Properties for the element that shows it.
 */
export function renderInlineMarkdown(text: string): { children: ReactNode } {
  const match = MARKED.exec(text);
  if (!match) return { children: text };
  const { code, strong, em, del } = match.groups!;
  return {
    children: (
      <Fragment>
        {text.slice(0, match.index)}
        {code && <code>{code}</code>}
        {strong && <strong {...renderInlineMarkdown(strong)} />}
        {em && <em {...renderInlineMarkdown(em)} />}
        {del && <del {...renderInlineMarkdown(del)} />}
        {renderInlineMarkdown(text.slice(match.index + match[0].length)).children}
      </Fragment>
    ),
  };
}
