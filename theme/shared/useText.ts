import { useI18n } from '@rspress/core/runtime';
import type i18n from '../i18n.json';

/** Returns a function that looks a text up in `i18n.json`, in the page's language. */
export function useText(): (key: keyof typeof i18n, params?: Record<string, string>) => string {
  return useI18n<typeof i18n>();
}
