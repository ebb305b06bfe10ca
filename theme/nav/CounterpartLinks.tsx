import { useLang, useSite, useVersion } from '@rspress/core/runtime';
import { useCounterpart } from '@funtool-docs/islands/client/useCounterpart';
import { useText } from '../shared/useText';
import { NavPopover } from './NavPopover';

/** Links to this page in other versions, if there are any. */
export function VersionMenu() {
  const t = useText();
  const { site } = useSite();
  const current = useVersion();
  const counterpart = useCounterpart();
  const { versions } = site.multiVersion;
  if (versions.length < 2) return null;
  return (
    <NavPopover name={`${t('versionsText')}: ${current}`} label={current}>
      <ul>
        {versions.map((version) => (
          <li key={version}>
            <a
              className="ft-nav__link rp-link"
              {...counterpart({ version })}
              aria-current={version === current ? 'true' : undefined}
            >
              {version}
            </a>
          </li>
        ))}
      </ul>
    </NavPopover>
  );
}

/** Links to this page in the other languages. */
export function LanguageLinks() {
  const { site } = useSite();
  const current = useLang();
  const counterpart = useCounterpart();
  return site.locales
    .filter(({ lang }) => lang !== current)
    .map(({ lang, label }) => (
      <a
        className="ft-nav__link rp-link"
        key={lang}
        {...counterpart({ lang })}
        hrefLang={lang}
        lang={lang}
        rel="alternate"
      >
        {label}
      </a>
    ));
}
