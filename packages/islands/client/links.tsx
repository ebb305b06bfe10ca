import {
  cleanUrlByConfig,
  isExternalUrl,
  withBase,
  useLang,
  useSite,
  useVersion,
} from '@rspress/core/runtime';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { localizedPath, type RouteTarget } from '../localizedPath';

const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' };

/** A link like that of Rspress, which islands cannot have: it needs the router of the page. */
export function SiteLink({
  href,
  className,
  children,
  ...props
}: Omit<ComponentProps<'a'>, 'href'> & { href: string }) {
  const isExternal = isExternalUrl(href);
  return (
    <a
      {...props}
      {...(isExternal && ELSEWHERE)}
      className={clsx(className, 'rp-link')}
      href={isExternal ? href : withBase(cleanUrlByConfig(href))}
    >
      {children}
    </a>
  );
}

/** Returns `localizedPath` with the page's language and version as defaults. For islands, which have no router. */
export function useLocalizedPath(): (path: string, target?: Partial<RouteTarget>) => string {
  const lang = useLang();
  const version = useVersion();
  const { site } = useSite();
  const { versions, default: latest } = site.multiVersion;
  const prefixes = {
    locales: defaultFirst(
      site.locales.map((locale) => locale.lang),
      site.lang,
    ),
    versions: defaultFirst(versions, latest),
  };
  return (path, target) => localizedPath(path, { lang, version, ...target }, prefixes);
}

function defaultFirst(names: string[], first: string): string[] {
  return names.toSorted((a, b) => Number(b === first) - Number(a === first));
}
