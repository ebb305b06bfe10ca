import type { RegexValidateContext } from '../types';

/**
 * Decides by the pattern alone; all built-in rules do.
 *
 * @param context What the rule is asked about.
 * @returns `true` if the pattern finds a match.
 */
export function testPattern({ pattern, input }: RegexValidateContext<string>): boolean {
  return pattern.test(input);
}
