import { useLang } from '@rspress/core/runtime';
import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../site.config';
import { type OverviewGroup, type Task, taskGroups } from './overviewGroups';

/** Groups pages by task; empty until the tasks are wanted and loaded. */
export function useTaskGroups(groups: OverviewGroup[], isWanted: boolean): OverviewGroup[] {
  const lang = useLang() as Locale;
  const [tasks, setTasks] = useState<Task[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    import('../../docs/tasks/groups.json').then(
      ({ default: list }) => setTasks(list),
      () => {},
    );
  }, [isWanted]);
  return useMemo(() => taskGroups(groups, tasks, lang), [groups, tasks, lang]);
}
