/** About eleven months, so that year, month, day, hour and minute are others. */
const SHIFT = ((330 * 24 + 5) * 60 + 17) * 60_000;

const ZONES = ['America/St_Johns', 'Asia/Tokyo'];

/** Runs something at another time, in another time zone: what it gives then does not depend on either. */
export async function elsewhere<Result>(run: () => Promise<Result>): Promise<Result> {
  const { Date: RealDate } = globalThis;
  const zone = process.env['TZ'];
  const now = () => RealDate.now() + SHIFT;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], made) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], made) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  process.env['TZ'] = ZONES.find((name) => name !== zone)!;
  try {
    return await run();
  } finally {
    globalThis.Date = RealDate;
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
}
