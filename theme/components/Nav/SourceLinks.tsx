import { useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useText } from '../../hooks/useText';

/** A link to the source repository, from the site's social links. */
export function SourceLinks() {
  const t = useText();
  const { site } = useSite();
  const [source] = site.themeConfig.socialLinks ?? [];
  if (!source) return null;
  return (
    <Link
      className="ft-nav__icon"
      href={source.content}
      aria-label={t('sourceText')}
      title={t('sourceText')}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path className="ft-nav__line" d="m8.5 7.5-5 4.5 5 4.5M15.5 7.5l5 4.5-5 4.5M13.5 5l-3 14" />
      </svg>
    </Link>
  );
}
