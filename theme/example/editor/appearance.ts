import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const token = (name: string) => ({ color: `var(--shiki-token-${name})` });

/** Colours of static code blocks; the variables follow the theme. */
const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operator, tags.modifier], ...token('keyword') },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], ...token('string-expression') },
  { tag: tags.comment, ...token('comment') },
  {
    tag: [tags.number, tags.bool, tags.null, tags.definition(tags.variableName), tags.self],
    ...token('constant'),
  },
  { tag: tags.function(tags.variableName), ...token('function') },
  { tag: tags.function(tags.propertyName), ...token('function') },
  { tag: [tags.typeName, tags.className], ...token('function') },
  { tag: [tags.punctuation, tags.separator], ...token('punctuation') },
]);

/** Matches the layout of a code block. */
const shape = EditorView.theme({
  '&': { color: 'var(--rp-code-block-color)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: '2px solid var(--rp-c-brand)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'var(--rp-font-family-mono)',
    fontSize: 'var(--rp-code-font-size)',
    lineHeight: 'var(--ft-code-leading)',
  },
  '.cm-content': { padding: 'var(--ft-space-4) 0', caretColor: 'var(--rp-c-brand)' },
  '.cm-line': { padding: '0 var(--ft-code-gutter)' },
  '.cm-tooltip': {
    border: '1px solid var(--rp-c-divider)',
    borderRadius: 'var(--rp-radius-small)',
    backgroundColor: 'var(--rp-c-bg)',
    color: 'var(--rp-c-text-1)',
    zIndex: 'calc(var(--rp-z-index-nav) + 1)',
  },
  '.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--rp-font-family-mono)',
    fontSize: 'var(--ft-size-tiny)',
    maxInlineSize: 'min(36rem, 90vw) !important',
  },
  '.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    alignItems: 'baseline',
    minBlockSize: '1.75rem',
    paddingBlock: '0.25rem !important',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--rp-c-brand)',
    color: 'var(--ft-c-on-brand)',
  },
  '.cm-completionDetail': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontStyle: 'normal',
    opacity: '0.85',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-completionInfo': {
    padding: '0.5rem 0.75rem',
    fontFamily: 'var(--rp-font-family-mono)',
    fontSize: 'var(--ft-size-tiny)',
  },
});

export const appearance = [syntaxHighlighting(colours), shape];
