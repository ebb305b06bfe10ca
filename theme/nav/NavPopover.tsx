import { type ReactNode, useId } from 'react';
import { Icon } from '../shared/Icon';
import { POPOVER_MEDIA } from '../layout/layoutActions';
import './NavPopover.css';
import {
  isEqualPath,
  normalizeHrefInRuntime,
  normalizeImagePath,
  useLang,
  useLocation,
  usePages,
  useSite,
  useVersion,
  withBase,
} from '@rspress/core/runtime';
import { useLocalizedPath } from '@funtool-docs/islands/client/links';
import { COUNTERPART } from '@funtool-docs/shared/sharedNames';
import { useText } from '../shared/useText';
import type { SocialLink } from '@rspress/core';
import { Link } from '@rspress/core/theme-original';
import { socialIcons } from '@funtool-docs/islands/client/socialIcons';

interface NavPopoverProps {
  /** Accessible name of the button. */
  name: string;
  label: ReactNode;
  children: ReactNode;
}

/** A button with a popover, which opens by click and keyboard, not by hover. */
export function NavPopover({ name, label, children }: NavPopoverProps) {
  const id = useId();
  return (
    <>
      <button className="ft-nav__more" type="button" popoverTarget={id} aria-label={name}>
        {label}
        <Icon name="chevronDown" size={16} />
      </button>
      <div className="ft-nav-popover" id={id} popover="auto" {...{ [POPOVER_MEDIA]: 'all' }}>
        {children}
      </div>
    </>
  );
}

/** Links to this page in other versions of the site, if there are any. */
export function VersionMenu() {
  const t = useText();
  const { site } = useSite();
  const version = useVersion();
  const counterpart = useCounterpart();
  const { versions } = site.multiVersion;
  if (versions.length < 2) return null;
  return (
    <NavPopover name={`${t('versionsText')}: ${version}`} label={version}>
      <ul>
        {versions.map((name) => (
          <li key={name}>
            <a
              className="ft-nav__link rp-link"
              {...counterpart({ version: name })}
              aria-current={name === version ? 'true' : undefined}
            >
              {name}
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

/** Attributes of a link. */
interface Counterpart {
  href: string;
  [COUNTERPART]?: '';
}

/**
 * Returns a function for the link to this page, or else to the root, in another language or version.
 * The enhancements have it keep the place in the page.
 */
function useCounterpart(): (target: { lang?: string; version?: string }) => Counterpart {
  const { pathname } = useLocation();
  const localized = useLocalizedPath();
  const { pages } = usePages();
  return (target) => {
    const path = localized(pathname, target);
    const page =
      pages.find(({ routePath }) => routePath === path) ??
      // Slow, and for addresses as readers may write them.
      pages.find(({ routePath }) => isEqualPath(routePath, path));
    const href = withBase(normalizeHrefInRuntime(page?.routePath ?? localized('/', target)));
    return page ? { href, [COUNTERPART]: '' } : { href };
  };
}

const MAX_SHOWN = 5;

/** The site's social links: the first five, and the others in a popover. */
export function SocialLinks() {
  const t = useText();
  const { site } = useSite();
  const links = site.themeConfig.socialLinks ?? [];
  const more = `+${links.length - MAX_SHOWN}`;
  return (
    <>
      <SocialItems links={links.slice(0, MAX_SHOWN)} />
      {links.length > MAX_SHOWN && (
        <NavPopover name={`${t('moreLinksText')}: ${more}`} label={more}>
          <div className="ft-nav-popover__icons">
            <SocialItems links={links.slice(MAX_SHOWN)} />
          </div>
        </NavPopover>
      )}
    </>
  );
}

function SocialItems({ links }: { links: SocialLink[] }) {
  return links.map((link) => <SocialItem key={link.content} link={link} />);
}

function SocialItem({ link }: { link: SocialLink }) {
  const t = useText();
  const { site } = useSite();
  const { icon, content } = link;
  const svg = typeof icon === 'string' ? (socialIcons[icon] ?? '') : icon.svg;
  const picture = <span className="ft-nav__picture" dangerouslySetInnerHTML={{ __html: svg }} />;
  const shown = shownContent(link);
  if (shown) {
    const name = typeof icon === 'string' ? icon : t('moreLinksText');
    return (
      <NavPopover name={name} label={picture}>
        {shown}
      </NavPopover>
    );
  }
  const host = URL.canParse(content) ? new URL(content).hostname : content;
  const name = t('socialLinkText', { site: site.title, host });
  return (
    <Link className="ft-nav__icon" href={content} aria-label={name} title={name}>
      {picture}
    </Link>
  );
}

/** Links that lead nowhere show their content in place. */
function shownContent({ icon, mode, content }: SocialLink): ReactNode {
  if (mode === 'text') return <p>{content}</p>;
  if (mode === 'dom') return <div dangerouslySetInnerHTML={{ __html: content }} />;
  if (mode !== 'img') return null;
  return <img src={normalizeImagePath(content)} alt={typeof icon === 'string' ? icon : ''} />;
}
