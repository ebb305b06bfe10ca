import { useLang, useSite } from '@rspress/core/runtime';
import { useCounterpart } from '../../framework/client/useCounterpart';

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
        href={counterpart({ lang })}
        hrefLang={lang}
        lang={lang}
        rel="alternate"
      >
        {label}
      </a>
    ));
}
