type Collector<R> = ((...args: any[]) => any) & {
  value: () => R;
  map: (fn: (v: any) => any) => Collector<R>;
  filter: (fn: (v: any) => boolean) => Collector<R>;
  valueOf: () => R;
  toString: () => string;
};

/**
 * Collects arguments over several calls and runs a function with all of them, when `done` says so or
 * when the value is asked for.
 *
 * Kept on purpose, as in funtool 1.2.2: `fn.length` and `this` play no part, `map` and `filter` do not
 * ask `done`, `done` gets the very array that is passed on, and each evaluation runs `fn` again.
 *
 * @param options `fn` gets all collected arguments; `done`, asked after every call, makes it run at once.
 * @returns A collector: calling it adds arguments and gives a new collector, or the result of `fn`.
 * @throws {TypeError} If `options` is `null` or `undefined`.
 */
export function currying<Args extends any[], R>(options: {
  fn: (...args: Args) => R;
  done?: (args: Args) => boolean;
}): Collector<R> {
  const { fn, done } = options;
  const collect = (collected: Args): Collector<R> => {
    const add = (...added: any[]): any => {
      const args = [...collected, ...added] as Args;
      return done && done(args) ? fn(...args) : collect(args);
    };
    const value = () => fn(...collected);
    return Object.assign(add, {
      value,
      map: (mapper: (v: any) => any) => collect(collected.map(mapper) as Args),
      filter: (test: (v: any) => boolean) => collect(collected.filter(test) as Args),
      valueOf: value,
      toString: () => String(value()),
    });
  };
  return collect([] as unknown as Args);
}
