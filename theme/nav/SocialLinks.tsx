import type { SocialLink } from '@rspress/core';
import { normalizeImagePath, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import { socialIcons } from '@funtool-docs/islands/client/socialIcons';
import { useText } from '../shared/useText';
import { NavPopover } from './NavPopover';

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
