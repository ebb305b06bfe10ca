import { usePage } from '@rspress/core/runtime';
import { type RefObject, useEffect, useState } from 'react';
import { Loaded } from '../shared/Loaded';
import type { Islands } from '@funtool-docs/islands/client/Island';

/** The island of a disclosure (`Evidence.tsx`): its content is known by what was prerendered. */
export const disclosureIsland: Islands[string] = (element) => {
  const opener = element.querySelector('summary');
  const container = opener?.nextElementSibling;
  if (!container) return undefined;
  const link = container.querySelector('a');
  const markdown = link ? { href: link.getAttribute('href')!, text: link.text } : undefined;
  return {
    container,
    content: <DisclosureContent opener={{ current: opener }} markdown={markdown} />,
  };
};

interface ContentProps {
  /** The summary. */
  opener: RefObject<HTMLElement | null>;
  /** The way to the Markdown of the page, if it has one. */
  markdown: { href: string; text: string } | undefined;
}

/** What is in it: loaded once it is opened; before, it leads to the Markdown of the page. */
export function DisclosureContent({ opener, markdown }: ContentProps) {
  const { routePath } = usePage().page;
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const details = opener.current!.parentElement as HTMLDetailsElement;
    const look = () => details.open && setIsWanted(true);
    // It may have been opened before this component could react.
    look();
    details.addEventListener('toggle', look);
    return () => details.removeEventListener('toggle', look);
  }, [opener]);
  const link = markdown && (
    <a href={markdown.href} type="text/markdown">
      {markdown.text}
    </a>
  );
  if (!isWanted) return link;
  const load = async () => {
    const { loadContent } = await import(/* webpackChunkName: "disclosed" */ './disclosed');
    return loadContent(opener.current!.id, routePath);
  };
  return (
    <Loaded load={load} control={opener} fallback={link}>
      {(content) => content}
    </Loaded>
  );
}
