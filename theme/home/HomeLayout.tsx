import { useFrontmatter, useSite, normalizeImagePath } from '@rspress/core/runtime';
import { DocContent, EditLink, Link } from '@rspress/core/theme-original';
import { useText } from '../shared/useText';
import { CONTENT_ID } from '@funtool-docs/shared/elementIds';
import { HomeCategories, HomeInstall, HomeTasks, SearchOpener, useSiteFigures } from './HomeStart';
import type { SiteFigures } from '@funtool-docs/checks/siteFigures';
import type { Feature, Hero } from '@rspress/core';
import { useLocalizedPath } from '@funtool-docs/islands/client/links';
import { Icon, isIconName } from '../shared/Icon';
import './HomeLayout.css';
import { clsx } from 'clsx';

/** The home page: hero, tasks, a checked example (the page's own Markdown), categories, figures and features. */
export function HomeLayout() {
  const t = useText();
  const { frontmatter } = useFrontmatter();
  const { site } = useSite();
  const [source] = site.themeConfig.socialLinks ?? [];
  return (
    <main className="ft-home" id={CONTENT_ID} tabIndex={-1}>
      <div className="ft-home__top">
        <div>
          {frontmatter.hero && <HomeHero hero={frontmatter.hero} />}
          <SearchOpener />
        </div>
        <HomeTasks />
        <div>
          <figure className="ft-home__proof">
            <DocContent components={undefined} isOverviewPage />
            <figcaption className="ft-checked">{t('home.proofText')}</figcaption>
          </figure>
          <HomeInstall />
        </div>
      </div>
      <HomeCategories />
      <HomeFigures figures={useSiteFigures()} />
      {frontmatter.features && <HomeFeatures features={frontmatter.features} />}
      <footer className="ft-home__footer">
        <p>{t('home.licenseText')}</p>
        <EditLink />
        {source && <Link href={source.content}>{t('sourceText')}</Link>}
      </footer>
    </main>
  );
}

const ORDER = ['functions', 'reference', 'results'] as const;

function HomeFigures({ figures }: { figures: SiteFigures }) {
  const t = useText();
  return (
    <dl className="ft-figures" aria-label={t('figures.title')}>
      {ORDER.map((name) => (
        <div className="ft-figures__item" key={name}>
          <dt className="ft-figures__text">{t(`figures.${name}`)}</dt>
          <dd className="ft-figures__number">{figures[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** In columns of a grid of 12. */
const DEFAULT_SPAN = 4;

function HomeFeatures({ features }: { features: Feature[] }) {
  const localized = useLocalizedPath();
  return (
    <ul className="ft-features">
      {features.map(({ title, details, icon, link, span = DEFAULT_SPAN }) => (
        <li className="ft-features__card" key={title} data-span={span}>
          {isIconName(icon) && <Icon name={icon} size={24} className="ft-features__icon" />}
          <h2 className="ft-features__title">
            {link ? <Link href={localized(link)}>{title}</Link> : title}
          </h2>
          <p className="ft-features__details">{details}</p>
        </li>
      ))}
    </ul>
  );
}

/** Hero of the home page, whose links lack the language prefix. */
function HomeHero({ hero }: { hero: Hero }) {
  const localized = useLocalizedPath();
  const { name, text, tagline, actions = [], image } = hero;
  const src = typeof image?.src === 'object' ? image.src.light : image?.src;
  return (
    <div className="ft-hero">
      <h1 className="ft-hero__name">{name}</h1>
      {text && <p className="ft-hero__text">{text}</p>}
      {tagline && <p className="ft-hero__tagline">{tagline}</p>}
      <div className="ft-hero__actions">
        {actions.map(({ text: label, link, theme }) => (
          <Link
            className={clsx('ft-button', theme === 'brand' && 'ft-button--brand')}
            href={link.startsWith('/') ? localized(link) : link}
            key={link}
          >
            {label}
          </Link>
        ))}
      </div>
      {src && (
        <img
          className="ft-hero__image"
          src={normalizeImagePath(src)}
          alt={image?.alt ?? ''}
          srcSet={withBases(image?.srcset)}
          sizes={[image?.sizes ?? []].flat().join(', ') || undefined}
        />
      )}
    </div>
  );
}

function withBases(srcset: string | string[] = []): string | undefined {
  const candidates = [srcset].flat().flatMap((list) => list.split(/,\s+/));
  return (
    candidates.map((candidate) => normalizeImagePath(candidate.trim())).join(', ') || undefined
  );
}
