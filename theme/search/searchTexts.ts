import i18n from '../i18n.json';

/** Texts of all pages that search needs: an island that took them by `useText` would load all. */
export const searchTexts = {
  searchPlaceholderText: i18n.searchPlaceholderText,
  searchPanelCancelText: i18n.searchPanelCancelText,
  searchRetryText: i18n.searchRetryText,
  searchLoadingText: i18n.searchLoadingText,
  searchFailedText: i18n.searchFailedText,
  searchBrokenText: i18n.searchBrokenText,
  searchUnreachedText: i18n.searchUnreachedText,
  searchNoResultsText: i18n.searchNoResultsText,
  searchSuggestedQueryText: i18n.searchSuggestedQueryText,
  searchLimitText: i18n.searchLimitText,
  searchCountText: i18n.searchCountText,
  searchCountOneText: i18n.searchCountOneText,
  searchResultsText: i18n.searchResultsText,
  searchKeysSelectText: i18n.searchKeysSelectText,
  searchKeysOpenText: i18n.searchKeysOpenText,
  searchKeysCloseText: i18n.searchKeysCloseText,
  searchRecentText: i18n.searchRecentText,
  'home.tasksText': i18n['home.tasksText'],
};
