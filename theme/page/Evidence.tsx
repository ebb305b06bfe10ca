import { routePathToMdPath, usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { type ReactNode, useRef } from 'react';
import { EVIDENCE_ID } from '@funtool-docs/shared/elementIds';
import { HOW_CHECKED } from './head/LastUpdated';
import { Island } from '@funtool-docs/islands/client/Island';
import { FILLED_LATER } from '@funtool-docs/shared/sharedNames';
import { useLocalizedPath } from '@funtool-docs/islands/client/links';
import { useText } from '../shared/useText';
import { ProofToggle } from './claims/ProofToggle';
import { DisclosureContent } from './disclosureIsland';
import './Evidence.css';

/** All that is measured and proved about an API page, closed until a reader asks for it. */
export function Evidence({ children }: { children?: ReactNode }) {
  const t = useText();
  const localize = useLocalizedPath();
  const { facts, checkedResults = 0 } = usePage().page;
  if (!facts) return null;
  return (
    <details className="ft-evidence">
      <summary>{t('evidence.titleText')}</summary>
      {/* The id is inside: browsers open what holds the target of a link, not the target itself. */}
      <p className="ft-checked" id={EVIDENCE_ID}>
        <Link href={localize(HOW_CHECKED)}>
          {t('facts.checkedText', {
            count: String(checkedResults),
            calls: String(facts.measuredCalls),
          })}
        </Link>
      </p>
      {children}
      <ProofToggle />
    </details>
  );
}

/**
 * A contract or a comparison that is loaded once it is opened, as an island; without scripts it leads to the page's
 * Markdown.
 *
 * @param props.id Says what it is (`disclosed.tsx`).
 * @param props.summary Says in one line what is in it.
 */
export function Disclosure({ id, summary }: { id: string; summary: string }) {
  const t = useText();
  const { hasMarkdown, routePath } = usePage().page;
  const opener = useRef<HTMLElement>(null);
  const markdown = { href: routePathToMdPath(routePath), text: t('viewMarkdownText') };
  return (
    <Island name="disclosure">
      <details className="ft-disclosure" {...{ [FILLED_LATER]: '' }}>
        <summary id={id} ref={opener}>
          {summary}
        </summary>
        <div>
          <DisclosureContent opener={opener} markdown={hasMarkdown ? markdown : undefined} />
        </div>
      </details>
    </Island>
  );
}
