import { useLang, useVersion, withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { searchIndexUrl } from '../../../framework/client/searchIndexUrl';
import { useLocalizedPath } from '../../../framework/client/useLocalizedPath';
import type { Locale } from '../../../site.config';
import { findModelContext } from './modelContext';

const addressOf = (path: string) => new URL(withBase(path), window.location.href).href;

/** Offers tools to agents in the browser where it can; elsewhere nothing is loaded. */
export function WebTools() {
  const lang = useLang();
  const version = useVersion();
  const home = useLocalizedPath()('/');
  useEffect(() => {
    const context = findModelContext();
    if (!context) return undefined;
    const controller = new AbortController();
    const indexUrl = searchIndexUrl(lang, version);
    import(/* webpackChunkName: "web-tools" */ './registerTools').then(
      ({ registerTools }) => {
        const place = { lang: lang as Locale, indexUrl, addressOf, home };
        return registerTools(context, place, controller.signal);
      },
      // Readers have no use for a message about it.
      () => {},
    );
    return () => controller.abort();
  }, [lang, version, home]);
  return null;
}
