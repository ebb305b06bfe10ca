import { useLang } from '@rspress/core/runtime';
import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../site.config';
import { type OverviewGroup, type Task, taskGroups } from './overviewGroups';

/** Groups pages by task; empty until the tasks are wanted and loaded. Wanting them again tries again. */
export function useTaskGroups(
  groups: OverviewGroup[],
  isWanted: boolean,
): [groups: OverviewGroup[], error: unknown] {
  const lang = useLang() as Locale;
  const [tasks, setTasks] = useState<Task[]>([]);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (!isWanted) return undefined;
    import('../../docs/tasks/groups.json').then(({ default: list }) => setTasks(list), setError);
    return () => setError(undefined);
  }, [isWanted]);
  const byTask = useMemo(() => taskGroups(groups, tasks, lang), [groups, tasks, lang]);
  return [byTask, error];
}
