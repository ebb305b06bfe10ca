import { rules as builtIn } from './rules';
import { Checker } from './Checker';
import { Replacer } from './Replacer';
import { RuleList } from './RuleList';
import type { DefineRegexPlugin } from './types';

/**
 * Creates a `regex` object with a rule list of its own.
 *
 * Kept on purpose, as in funtool 1.2.2: only the built-in rules are enumerable, as the methods are those
 * of a class. They do not use `this`, so that they can be taken out of the object.
 */
export function createRegex() {
  const plugins = copyBuiltIn();
  const rules = new RuleList(Object.values(plugins));
  class Regex {
    /**
     * Starts to test a text.
     *
     * @param input Text; it is not checked, and other kinds are read as text.
     */
    checker(input: string): Checker {
      return Checker['create'](input, rules);
    }

    /**
     * Starts to replace matches in a text.
     *
     * @param input Text.
     */
    replacer(input: string): Replacer {
      return Replacer['create'](input, rules);
    }

    /**
     * Adds a rule for good. An array of rules is accepted at run time, on purpose; none of them may have
     * the name of another, built-in or not.
     *
     * @param plugin Rule under a name that is free.
     * @returns The same object.
     * @throws {Error} If the name is taken.
     */
    definePlugin<RuleName extends string>(
      plugin: DefineRegexPlugin<RuleName>,
    ): DefineRegexPlugin<RuleName> {
      rules.refuseReserved(plugin.name);
      for (const rule of Array.isArray(plugin) ? plugin : [plugin]) rules.add(rule);
      return plugin;
    }
  }
  return Object.assign(new Regex(), plugins);
}

/** Objects of their own, so that changing a rule of one list leaves other lists alone. */
function copyBuiltIn(): typeof builtIn {
  const copies = Object.entries(builtIn).map(([name, rule]) => [name, { ...rule }]);
  return Object.fromEntries(copies) as typeof builtIn;
}
