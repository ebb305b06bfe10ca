import type { RspressPlugin } from '@rspress/core';
import { site } from '../../site.config';
import { hashOfFiles, hashOfPackages, openBuildCache } from '../../content/buildCache';
import { checkContent } from './checkContent';
import { formatProblem } from '../../content/problem';

/**
 * Stops a production build on anything in the content that is untrue, missing or out of step, and lists
 * all of it with file and line. This comes before the framework reads the pages, whose own checks name no
 * line and end at the first problem.
 *
 * @param root Repository root.
 */
export function verifyContent(root: string): RspressPlugin {
  return {
    name: 'verify-content',
    async config(config, _utils, isProd) {
      if (isProd) await verifyOnce(root);
      return config;
    },
  };
}

/** What the checks read, and what they consist of. */
const INPUTS = ['content', 'docs', 'features', 'framework', 'library', 'theme', 'ui'];

/** Checks the content unless the last build found the same content, by the same checks, free of problems. */
async function verifyOnce(root: string): Promise<void> {
  const cache = openBuildCache(root, 'verified');
  const inputs = [process.version, hashOfPackages(root), site, hashOfFiles(root, INPUTS)];
  await cache.get(inputs, async () => {
    const problems = await checkContent(root);
    if (problems.length) throw listOf(problems.map(formatProblem));
    return Buffer.of();
  });
  cache.prune();
}

/** An error for editors: where it was thrown does not help them. */
function listOf(lines: string[]): Error {
  const error = new Error(`Problems in the content: ${lines.length}\n${lines.join('\n')}`);
  error.stack = error.message;
  return error;
}
