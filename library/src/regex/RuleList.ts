import type { NamedRule } from './types';

/** The rules that one `regex` object knows by name. */
export class RuleList {
  readonly #reserved: Set<string>;
  readonly #rules: Map<string, NamedRule>;

  /** @param builtIn Rules whose names nobody else can take. */
  constructor(builtIn: NamedRule[]) {
    this.#reserved = new Set(builtIn.map(({ name }) => name));
    this.#rules = new Map(builtIn.map((rule) => [rule.name, rule]));
  }

  /**
   * Finds a rule. It is not copied, so later changes of the object count.
   *
   * @param name Exact name.
   * @throws {Error} If there is no such rule.
   */
  find(name: string): NamedRule {
    const rule = this.#rules.get(name);
    if (!rule) throw new Error(`Unknown rule: '${name}'`);
    return rule;
  }

  /**
   * Refuses the name of a built-in rule.
   *
   * @param name Name that is to be registered; a list of rules has none.
   * @throws {Error} If the name is reserved.
   */
  refuseReserved(name: string): void {
    if (this.#reserved.has(name)) {
      throw new Error(`Cannot register plugin with reserved name: '${name}'`);
    }
  }

  /**
   * Adds a rule.
   *
   * @param rule Its name must be free; nothing else is looked at, on purpose.
   * @throws {Error} If the name is taken.
   */
  add(rule: NamedRule): void {
    const name = rule.name;
    if (this.#rules.has(name)) throw new Error(`Rule '${name}' is already registered.`);
    this.#rules.set(name, rule);
  }
}
