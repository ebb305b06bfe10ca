/** The clock begins here; any time would do. */
const START = Date.UTC(2026, 0, 1);

/**
 * Makes `Math` and `Date` whose chance and time are the same in every build, so that what is written
 * of them is too. Both still differ from call to call.
 */
export function steadyGlobals(): { Math: Math; Date: DateConstructor } {
  return { Math: seededMath(), Date: steadyDate() };
}

function seededMath(): Math {
  let state = 1;
  const random = () => {
    state = (state * 48_271) % 0x7fffffff;
    return state / 0x7fffffff;
  };
  return Object.create(Math, {
    random: { value: random, writable: true, configurable: true },
  }) as Math;
}

/** Each reading of the clock takes a millisecond. A measured call may replace `now`. */
function steadyDate(): DateConstructor {
  let time = START;
  let now = () => (time += 1);
  return new Proxy(Date, {
    construct: (target, args: []) =>
      Reflect.construct(target, args.length ? args : [now()]) as Date,
    get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
    set(target, key, value) {
      if (key !== 'now') return Reflect.set(target, key, value);
      now = value as () => number;
      return true;
    },
  });
}
