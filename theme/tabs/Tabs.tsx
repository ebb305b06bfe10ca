import { useStorageValue } from '@rspress/core/theme-original';
import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { hasModifier } from '@funtool-docs/shared/dom';
import { CHOICE_KEY } from './recallChoices';
import './Tabs.css';

interface TabProps {
  label: ReactNode;
  children?: ReactNode;
}

/** A tab of `Tabs`. */
export function Tab({ children }: TabProps) {
  return children;
}

/** Tabs of a group change together; the choice is stored under `rspress.tabs.<groupId>`. */
export function Tabs({ children, groupId }: { children: ReactNode; groupId?: string }) {
  const id = useId();
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement(child),
  );
  const [current, choose] = useChoice(groupId, tabs.length);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const place = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key];
    if (place === undefined || hasModifier(event)) return;
    event.preventDefault();
    const next = (place + tabs.length) % tabs.length;
    choose(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="ft-tabs">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus */}
      <div
        className="ft-tabs__list"
        role="tablist"
        onKeyDown={onKeyDown}
        {...(groupId !== undefined && { [CHOICE_KEY]: keyOf(groupId) })}
      >
        {tabs.map((tab, index) => (
          <button
            className="ft-tabs__tab"
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            key={tab.key}
            aria-selected={index === current}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => choose(index)}
          >
            {tab.props.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          role="tabpanel"
          id={`${id}-panel-${index}`}
          key={tab.key}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== current}
        >
          <div className="ft-tabs__label">{textOf(tab.props.label)}</div>
          {tab}
        </div>
      ))}
    </div>
  );
}

/** Without pictures: the ids in them would be on the page twice. */
function textOf(label: ReactNode): ReactNode {
  return Children.map(label, (part) =>
    isValidElement<TabProps>(part) ? textOf(part.props.children) : part,
  );
}

const keyOf = (groupId: string | undefined) => `rspress.tabs.${groupId}`;

function useChoice(groupId: string | undefined, count: number) {
  const [own, setOwn] = useState(0);
  const [stored, store] = useStorageValue(keyOf(groupId), '0');
  if (groupId === undefined) return [own, setOwn] as const;
  const index = Number(stored);
  const current = Number.isInteger(index) && index >= 0 && index < count ? index : 0;
  return [current, (next: number) => store(String(next))] as const;
}
