import { useText } from '../../framework/client/useText';
import type { SiteFigures } from '../../content/pageRecord';

const ORDER = ['functions', 'pages', 'results'] as const;

/** What the site holds, in numbers. */
export function HomeFigures({ figures }: { figures: SiteFigures }) {
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
