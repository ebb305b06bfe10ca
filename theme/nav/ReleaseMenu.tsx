import { base, releases } from 'virtual-site';
import { useCounterpart } from '@funtool-docs/islands/client/useCounterpart';
import { useText } from '../shared/useText';
import { NavPopover } from './NavPopover';

/** Links to this page on the sites of other releases, if there are any. */
export function ReleaseMenu() {
  const t = useText();
  const page = useCounterpart()({});
  if (!releases) return null;
  const current = releases.find((release) => release.base === base)?.name ?? '';
  return (
    <NavPopover name={`${t('versionsText')}: ${current}`} label={current}>
      <ul>
        {releases.map((release) => (
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
