import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createRegex } from './createRegex';
import { regex } from './regex';
import type { DefineRegexPlugin, RuleName } from './types';

const rule = (name: string) => ({ name, pattern: /x/, validate: () => true });

describe('regex', () => {
  it('keeps rules of one object from another', () => {
    const [mine, other] = [createRegex(), createRegex()];
    mine.definePlugin({ name: 'sku', pattern: /^[A-Z]{3}$/, validate: () => true });
    expect(() => other.checker('ABC').use('sku')).toThrow("Unknown rule: 'sku'");
  });

  it('lists nothing but built-in rules, be it its own or inherited', () => {
    expect(Object.keys(Object.getPrototypeOf(regex) as object)).toEqual([]);
    const names: string[] = [];
    for (const name in regex) names.push(name);
    expect(names).toEqual(Object.keys(regex));
  });

  it('has methods that can be taken out of it', () => {
    const { checker, replacer, definePlugin } = createRegex();
    definePlugin({ name: 'sku', pattern: /[A-Z]{3}/, validate: () => true });
    expect(checker('ABC').use('sku').isValid()).toBe(true);
    expect(replacer('ABC-1').use('sku').with('x').result()).toBe('x-1');
  });

  it('keeps a changed built-in rule from another object', () => {
    const [mine, other] = [createRegex(), createRegex()];
    mine.number.pattern = /^\d+$/;
    expect(mine.checker('42').use('number').isValid()).toBe(true);
    expect(other.checker('42').use('number').isValid()).toBe(false);
  });

  it('knows each built-in rule by its name', () => {
    const names = Object.keys(regex);
    expect(names).toHaveLength(17);
    for (const name of names) expect(Reflect.get(regex, name)).toMatchObject({ name });
  });

  it('refuses names of what every object has', () => {
    expect(() => regex.checker('x').use('toString')).toThrow("Unknown rule: 'toString'");
  });

  it('has the declared types', () => {
    expectTypeOf(regex.IDCard).toEqualTypeOf<DefineRegexPlugin<'IDCard'>>();
    expectTypeOf(regex.checker).parameters.toEqualTypeOf<[input: string]>();
    expectTypeOf<'email'>().toExtend<RuleName>();
  });
});

describe('regex.checker', () => {
  it('agrees with the pattern of every built-in rule', () => {
    const rules = { ...regex } as Record<RuleName, DefineRegexPlugin<RuleName>>;
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const { name, pattern } of Object.values(rules)) {
          expect(regex.checker(text).use(name).isValid()).toBe(pattern.test(text));
        }
      }),
    );
  });

  it('keeps a pending not after an unknown rule', () => {
    const checker = regex.checker('abc').not();
    expect(() => checker.use('no-such-rule')).toThrow(Error);
    expect(checker.use('alpha').isValid()).toBe(false);
  });

  it('reads a missing rule as a name', () => {
    expect(() => regex.checker('abc').use(undefined as never)).toThrow("Unknown rule: 'undefined'");
  });

  it('refuses a symbol as the text', () => {
    expect(() => regex.checker(Symbol('abc') as never).use('alpha')).toThrow(TypeError);
  });
});

describe('regex.replacer', () => {
  it('agrees with the native method', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, replacement) => {
        const result = regex.replacer(text).use(/\w/g).with(replacement).result();
        expect(result).toBe(text.replace(/\w/g, replacement));
      }),
    );
  });

  it('keeps the earlier pattern after an unknown rule', () => {
    const replacer = regex.replacer('abc').use(/b/);
    expect(() => replacer.use('no-such-rule')).toThrow(Error);
    expect(replacer.with('-').result()).toBe('a-c');
  });

  it('gives back an input that is no text where nothing was replaced', () => {
    expect(regex.replacer(123 as never).result()).toBe(123);
  });

  it('cannot use a rule without a pattern', () => {
    const own = createRegex();
    own.definePlugin({ name: 'short', validate: () => true } as never);
    expect(() => own.replacer('abc').use('short').with('x')).toThrow('No pattern defined');
  });
});

describe('regex.definePlugin', () => {
  it('adds the rules of an array up to the first that fails', () => {
    const own = createRegex();
    expect(() => own.definePlugin([rule('a'), rule('email'), rule('b')] as never)).toThrow(Error);
    expect(own.checker('').use('a').isValid()).toBe(true);
    expect(() => own.checker('').use('b')).toThrow("Unknown rule: 'b'");
  });

  it('goes by the name at the time of the call', () => {
    const own = createRegex();
    const sku = own.definePlugin(rule('sku'));
    Object.assign(sku, { name: 'other' });
    expect(own.checker('').use('sku').isValid()).toBe(true);
    expect(() => own.checker('').use('other')).toThrow(Error);
  });
});
