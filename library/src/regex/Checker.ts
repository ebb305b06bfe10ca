import type { RuleList } from './RuleList';
import type { RuleName } from './types';

/** Tests one text; comes from `regex.checker` only, hence no public constructor. */
export class Checker {
  private valid = true;
  private negated = false;

  private constructor(
    private readonly input: string,
    private readonly rules: RuleList,
  ) {}

  protected static create(input: string, rules: RuleList): Checker {
    return new Checker(input, rules);
  }

  /**
   * Tests the text at once. The outcome replaces that of earlier rules, on purpose.
   *
   * @param rule Name of a rule, or a regular expression.
   * @returns The same checker.
   * @throws {Error} If there is no rule of that name; the earlier outcome stays.
   */
  use(rule: RuleName | RegExp | (string & {})): this {
    const outcome = this.test(rule);
    this.valid = this.negated ? !outcome : outcome;
    this.negated = false;
    return this;
  }

  /**
   * Inverts the outcome of the next rule, once.
   *
   * @returns The same checker.
   */
  not(): this {
    this.negated = true;
    return this;
  }

  /**
   * Tells the outcome of the last rule.
   *
   * @returns `true` before any rule, on purpose.
   */
  isValid(): boolean {
    return this.valid;
  }

  private test(rule: string | RegExp): boolean {
    const { input } = this;
    if (rule instanceof RegExp) return rule.test(input);
    const plugin = this.rules.find(rule);
    return plugin.validate({ input, name: plugin.name, pattern: plugin.pattern });
  }
}
