import { deflateRawSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import exampleTexts from '../../theme/example/texts.json' with { type: 'json' };
import texts from '../../theme/i18n.json' with { type: 'json' };
import { fillText } from '@funtool-docs/shared/texts';
import { EDIT_HASH } from '@funtool-docs/shared/sharedNames';
import type { Language } from './fixtures';

type Lang = Language['lang'];

export const PAGE = 'guide/api/array/at';

/** Stated results of the first example of the page. */
export const OWN_RESULTS = 3;

/** A page whose first example runs in a document. */
export const DOCUMENT_PAGE = 'guide/api/type/isElement';

/** Share link for the first example of a page. */
export const linkTo = (code: string, environment = 'worker') =>
  `${EDIT_HASH}0.${deflateRawSync(`${environment}\n${code}`).toString('base64url')}`;

/** The buttons of an example in each language. */
const BUTTONS = {
  run: texts['example.runText'],
  stop: texts['example.stopText'],
  edit: texts['example.editText'],
  close: texts['example.closeText'],
  reload: texts['example.reloadText'],
  reset: exampleTexts.resetText,
  share: exampleTexts.shareText,
};

/** The first example of a page, which in the playground is all there is. */
export function exampleOf(page: Page, lang: Lang) {
  const block = page.locator('.ft-playground, .rp-codeblock:has([data-run])').first();
  return {
    block,
    editor: block.getByRole('textbox', { name: exampleTexts.editorText[lang] }),
    outcome: block.getByRole('status').filter({ hasText: /\S/ }),
    notice: block.getByRole('note'),
    output: block.getByRole('list', { name: exampleTexts.outputText[lang] }),
    allow: block.getByRole('checkbox', { name: texts['playground.documentText'][lang] }),
    press: (name: keyof typeof BUTTONS) =>
      block.getByRole('button', { name: BUTTONS[name][lang], exact: true }).click(),
  };
}

/** Replaces the code in an editor. */
export async function write(editor: Locator, code: string): Promise<void> {
  await editor.press('ControlOrMeta+A');
  await editor.page().keyboard.insertText(code);
}

/** Returns the text about a run: how many results are as stated, by the page or by the code of a link. */
export const counted = (
  lang: Lang,
  same: number,
  total: number,
  name: 'count' | 'linkedCount' = 'count',
) => fillText(exampleTexts[`${name}Text`][lang], { same, total });
