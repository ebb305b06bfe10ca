import { useFrontmatter, useSite } from '@rspress/core/runtime';
import { DocContent, EditLink, Link } from '@rspress/core/theme-original';
import { useText } from '../../framework/client/useText';
import { CONTENT_ID } from '../../ui/elementIds';
import { HomeFeatures } from './HomeFeatures';
import { HomeFigures } from './HomeFigures';
import { HomeHero } from './HomeHero';
import './HomeLayout.css';

/** The home page: hero, a checked example (the page's own Markdown), figures and features. */
export function HomeLayout() {
  const t = useText();
  const { frontmatter } = useFrontmatter();
  const { site } = useSite();
  const [source] = site.themeConfig.socialLinks ?? [];
  return (
    <main className="ft-home" id={CONTENT_ID} tabIndex={-1}>
      <div className="ft-home__top">
        {frontmatter.hero && <HomeHero hero={frontmatter.hero} />}
        <figure className="ft-home__proof">
          <DocContent components={undefined} isOverviewPage />
          <figcaption className="ft-checked">{t('home.proofText')}</figcaption>
        </figure>
      </div>
      <HomeFigures figures={SITE_FIGURES} />
      {frontmatter.features && <HomeFeatures features={frontmatter.features} />}
      <footer className="ft-home__footer">
        <p>{t('home.licenseText')}</p>
        <EditLink />
        {source && <Link href={source.content}>{t('sourceText')}</Link>}
      </footer>
    </main>
  );
}
