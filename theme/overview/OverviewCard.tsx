import { isEqualPath, useFrontmatter, usePages } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import type { OverviewItem } from './overviewGroups';
import { Code } from '../shared/Code';
import { isReference } from '../shared/titleAttributes';
import { renderInlineMarkdown } from '../shared/renderInlineMarkdown';

const DEFAULT_DEPTHS = [2];

/**
 * A page in an overview, with headings of the depths in frontmatter or `_meta.json`. Names of functions
 * are set as code.
 */
export function OverviewCard({ item }: { item: OverviewItem }) {
  const { text, link, description } = item;
  const headers = useHeaders(item);
  const Name = isReference(link) ? Code : 'span';
  return (
    <div className="ft-overview__card">
      <Link className="ft-overview__item" href={link}>
        <Name className="ft-overview__name">{text}</Name>
        {description && <span className="ft-overview__text">{description}</span>}
      </Link>
      {headers.length > 0 && (
        <ul className="ft-overview__headers">
          {headers.map(({ id, text: heading }) => (
            <li key={id}>
              <Link href={`${link}#${id}`} {...renderInlineMarkdown(heading)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useHeaders({ link, overviewHeaders }: OverviewItem) {
  const { pages } = usePages();
  const { frontmatter } = useFrontmatter();
  const depths = overviewHeaders ?? frontmatter.overviewHeaders ?? DEFAULT_DEPTHS;
  if (depths.length === 0) return [];
  const page = pages.find(({ routePath }) => isEqualPath(routePath, link));
  return page?.toc.filter(({ depth }) => depths.includes(depth)) ?? [];
}
