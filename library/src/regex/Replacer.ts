import type { RuleList } from './RuleList';
import type { RuleName } from './types';

/** Replaces matches in one text; comes from `regex.replacer` only, hence no public constructor. */
export class Replacer {
  private pattern: RegExp | undefined;

  private constructor(
    private text: string,
    private readonly rules: RuleList,
  ) {}

  protected static create(input: string, rules: RuleList): Replacer {
    return new Replacer(input, rules);
  }

  /**
   * Selects what the next `with` replaces, until another rule is selected.
   *
   * @param rule Name of a rule, whose pattern counts, or a regular expression.
   * @returns The same replacer.
   * @throws {Error} If there is no rule of that name.
   */
  use(rule: RuleName | RegExp | (string & {})): this {
    this.pattern = rule instanceof RegExp ? rule : this.rules.find(rule).pattern;
    return this;
  }

  /**
   * Replaces at once: all matches if the pattern has the `g` flag, otherwise the first one.
   *
   * @param replacer Replacement in which `$&`, `$1` and so on have their usual meaning, or a function.
   * @returns The same replacer.
   * @throws {Error} If no pattern is selected.
   * @throws {TypeError} If the input is not text.
   */
  with(replacer: string | ((match: string) => string)): this {
    if (!this.pattern) throw new Error('No pattern defined. Call .use() first.');
    this.text = this.text.replace(this.pattern, replacer as string);
    return this;
  }

  /**
   * Tells the current text.
   *
   * @returns The input itself where nothing was replaced.
   */
  result(): string {
    return this.text;
  }
}
