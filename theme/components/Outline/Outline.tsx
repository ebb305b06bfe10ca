import { Toc } from '@rspress/core/theme-original';
import { useText } from '../../hooks/useText';
import './Outline.css';

/** The page's headings. Its edit link and date stand in the footer only. */
export function Outline() {
  const t = useText();
  return (
    <nav className="ft-outline" aria-labelledby="outline-title">
      <h2 className="ft-outline__title" id="outline-title">
        {t('outlineTitle')}
      </h2>
      <Toc />
    </nav>
  );
}
