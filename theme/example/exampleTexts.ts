import i18n from '../i18n.json';

/** Texts of all pages that examples need: an island that took them by `useText` would load all. */
export const exampleTexts = {
  'example.runText': i18n['example.runText'],
  'example.stopText': i18n['example.stopText'],
  'example.editText': i18n['example.editText'],
  'example.closeText': i18n['example.closeText'],
  'example.unavailableText': i18n['example.unavailableText'],
  outdatedText: i18n.outdatedText,
  'example.reloadText': i18n['example.reloadText'],
  'playground.documentText': i18n['playground.documentText'],
  'playground.documentHintText': i18n['playground.documentHintText'],
};
