/** Names of the built-in rules. */
export type RuleName =
  | 'email'
  | 'mobile'
  | 'alpha'
  | 'chinese'
  | 'ipv6'
  | 'postal'
  | 'username'
  | 'ipv4'
  | 'IDCard'
  | 'url'
  | 'qq'
  | 'landline'
  | 'number'
  | 'nonAscii'
  | 'nonLatin'
  | 'password'
  | 'html';

/** What the `validate` function of a rule receives. */
export type RegexValidateContext<T extends string> = {
  name: T;
  pattern: RegExp;
  input: string;
};

/** A rule that checkers and replacers find by its name. */
export interface DefineRegexPlugin<T extends string> {
  name: T;
  pattern: RegExp;
  validate: (ctx: RegexValidateContext<T>) => boolean;
}

/** A rule of any name. `validate` is a method here, so that every `DefineRegexPlugin` fits. */
export interface NamedRule {
  name: string;
  pattern: RegExp;
  validate(ctx: RegexValidateContext<string>): boolean;
}
