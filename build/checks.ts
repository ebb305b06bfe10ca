import type { RspressPlugin } from '@rspress/core';
import { showProblems } from './dev/showProblems';
import { verifyContent } from '@funtool-docs/checks/verifyContent';

/** Stops a build at a false page, and shows problems in the page while it is written. */
export function checks(root: string): RspressPlugin[] {
  return [verifyContent(root), showProblems(root)];
}
