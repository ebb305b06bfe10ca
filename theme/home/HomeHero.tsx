import type { Hero } from '@rspress/core';
import { normalizeImagePath } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { clsx } from 'clsx';
import { useLocalizedPath } from '@funtool-docs/islands/client/useLocalizedPath';

/** Hero of the home page, whose links lack the language prefix. */
export function HomeHero({ hero }: { hero: Hero }) {
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
