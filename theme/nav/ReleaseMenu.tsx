import { withBase } from '@rspress/core/runtime';
import { useCounterpart } from '../../framework/client/useCounterpart';
import { useText } from '../../framework/client/useText';
import { NavPopover } from './NavPopover';

/** A documented release, and the path of its site. */
interface Release {
  name: string;
  base: string;
}

declare global {
  /** Defined by the build (`rspress.config.ts`), the newest first. */
  const SITE_RELEASES: Release[];
}

/** Links to this page on the sites of other releases, if there are any. */
export function ReleaseMenu() {
  const t = useText();
  const page = useCounterpart()({});
  const base = withBase('/');
  const current = SITE_RELEASES.find((release) => release.base === base)?.name ?? '';
  if (SITE_RELEASES.length < 2) return null;
  return (
    <NavPopover name={`${t('versionsText')}: ${current}`} label={current}>
      <ul>
        {SITE_RELEASES.map((release) => (
          <li key={release.name}>
            <a
              className="ft-nav__link rp-link"
              {...page}
              href={release.base + page.href.slice(base.length)}
              aria-current={release.base === base ? 'true' : undefined}
            >
              {release.name}
            </a>
          </li>
        ))}
      </ul>
    </NavPopover>
  );
}
