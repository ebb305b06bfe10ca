import {
  closeSearchPanel,
  findNext,
  findPrevious,
  openSearchPanel,
  search,
} from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

const scope = 'editor search-panel';

const shape = EditorView.theme({
  '.cm-panels': { backgroundColor: 'var(--rp-c-bg-soft)', color: 'var(--rp-c-text-1)' },
  '.cm-panels-top': { borderBlockEnd: '1px solid var(--rp-c-divider)' },
  '.cm-panel.cm-search': { paddingInlineEnd: '2.5rem', fontSize: 'var(--ft-size-tiny)' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    fontSize: 'inherit',
  },
  '.cm-panel.cm-search .cm-button': { minBlockSize: '2rem', fontSize: 'inherit' },
  // Telephones zoom in on smaller fields.
  '.cm-panel.cm-search .cm-textfield': { minBlockSize: '2rem', fontSize: '1rem' },
  '.cm-panel.cm-search [name=close]': { minInlineSize: '2rem', fontSize: '1.25rem' },
  '.cm-textfield, .cm-button': {
    border: '1px solid var(--rp-c-divider)',
    borderRadius: 'var(--rp-radius-small)',
    backgroundImage: 'none',
    backgroundColor: 'var(--rp-c-bg)',
    color: 'inherit',
  },
  '.cm-button:active': { backgroundImage: 'none' },
});

/** Finds and replaces in code: the search of browsers misses lines that the editor has not drawn. */
export const findInCode: Extension = [
  search({ top: true }),
  shape,
  keymap.of([
    { key: 'Mod-f', run: openSearchPanel, scope },
    { key: 'F3', run: findNext, shift: findPrevious, scope, preventDefault: true },
    { key: 'Mod-g', run: findNext, shift: findPrevious, scope, preventDefault: true },
    { key: 'Escape', run: closeSearchPanel, scope },
  ]),
];
