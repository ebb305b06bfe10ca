import type { Feature } from '@rspress/core';
import { Link } from '@rspress/core/theme-original';
import { useLocalizedPath } from '../../framework/client/useLocalizedPath';
import { Icon, isIconName } from '../../ui/Icon';

/** In columns of a grid of 12. */
const DEFAULT_SPAN = 4;

/** The feature cards of the home page. */
export function HomeFeatures({ features }: { features: Feature[] }) {
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
