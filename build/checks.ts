import type { RspressPlugin } from '@rspress/core';
import { showProblems } from './dev/showProblems';
import { oneAtATime } from './oneAtATime';
import { verifyContent } from '@funtool-docs/checks/verifyContent';

/** Stops a build beside another one, and at a false page; shows problems in the page while it is written. */
export function checks(root: string): RspressPlugin[] {
  return [oneAtATime(), verifyContent(root), showProblems(root)];
}
