import { cleanUrlByConfig, isExternalUrl, withBase } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

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
