import { IconArrowRight, Link, SvgWrapper, usePrevNextPage } from '@rspress/core/theme-original';
import { useText } from '../shared/useText';
import { renderInlineMarkdown } from '../shared/renderInlineMarkdown';
import { titleAttributes } from '../shared/titleAttributes';
import '@rspress/core/dist/theme/components/PrevNextPage/index.css';

interface Neighbour {
  text: string;
  link: string;
}

/** Links to the pages before and after this one, whose names stay as they are in translations. */
export function PrevNextPage() {
  const t = useText();
  const { prevPage, nextPage } = usePrevNextPage();
  return (
    <div className="rp-prev-next-page">
      {prevPage ? (
        <Link className="rp-prev-next-page__item rp-prev-next-page__prev" href={prevPage.link}>
          <span className="rp-prev-next-page__item__desc">{t('prevPageText')}</span>
          <span className="rp-prev-next-page__item__title">
            <SvgWrapper
              icon={IconArrowRight}
              className="rp-prev-next-page__icon rp-prev-next-page__rotate_180"
            />
            <Title page={prevPage} />
          </span>
        </Link>
      ) : (
        <div className="rp-prev-next-page__placeholder" />
      )}
      {nextPage ? (
        <Link className="rp-prev-next-page__item rp-prev-next-page__next" href={nextPage.link}>
          <span className="rp-prev-next-page__item__desc">{t('nextPageText')}</span>
          <span className="rp-prev-next-page__item__title">
            <Title page={nextPage} />
            <SvgWrapper icon={IconArrowRight} className="rp-prev-next-page__icon" />
          </span>
        </Link>
      ) : (
        <div className="rp-prev-next-page__placeholder" />
      )}
    </div>
  );
}

function Title({ page: { text, link } }: { page: Neighbour }) {
  return <span {...titleAttributes(link)} {...renderInlineMarkdown(text)} />;
}
