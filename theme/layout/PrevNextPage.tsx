import { IconArrowRight, Link, SvgWrapper, usePrevNextPage } from '@rspress/core/theme-original';
import { clsx } from 'clsx';
import { useText } from '../shared/useText';
import { renderInlineMarkdown } from '../shared/renderInlineMarkdown';
import { titleAttributes } from '../shared/titleAttributes';
import '@rspress/core/dist/theme/components/PrevNextPage/index.css';

/** Links to the pages before and after this one, whose names stay as they are in translations. */
export function PrevNextPage() {
  const { prevPage, nextPage } = usePrevNextPage();
  return (
    <div className="rp-prev-next-page">
      <Neighbour side="prev" page={prevPage} />
      <Neighbour side="next" page={nextPage} />
    </div>
  );
}

interface NeighbourProps {
  side: 'prev' | 'next';
  /** Absent at the ends of the sidebar. */
  page: { text: string; link: string } | null | undefined;
}

const CLASSES = { prev: 'rp-prev-next-page__prev', next: 'rp-prev-next-page__next' };

function Neighbour({ side, page }: NeighbourProps) {
  const t = useText();
  if (!page) return <div className="rp-prev-next-page__placeholder" />;
  const turned = side === 'prev' && 'rp-prev-next-page__rotate_180';
  const icon = (
    <SvgWrapper icon={IconArrowRight} className={clsx('rp-prev-next-page__icon', turned)} />
  );
  return (
    <Link className={clsx('rp-prev-next-page__item', CLASSES[side])} href={page.link}>
      <span className="rp-prev-next-page__item__desc">{t(`${side}PageText`)}</span>
      <span className="rp-prev-next-page__item__title">
        {turned && icon}
        <span {...titleAttributes(page.link)} {...renderInlineMarkdown(page.text)} />
        {!turned && icon}
      </span>
    </Link>
  );
}
