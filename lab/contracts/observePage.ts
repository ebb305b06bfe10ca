import { createPage, loadEntry } from '@funtool-docs/facts/library/librarySource';
import { runMeasured, type FixedGlobals } from '../harness/runMeasured';
import type { MeasuredPage } from '@funtool-docs/facts/library/measured';
import { globalsOf, MEASURED_BODY } from '@funtool-docs/facts/contract/contract';
import { observe, type Observation, type Observed, watch } from './observation';
import { isObject } from './readGraph';

type Exports = Record<string, unknown>;
type Callable = (...args: unknown[]) => unknown;

/** The observations of one measured call. */
export interface ObservedCall {
  first: Observation[];
  /** Of the same call a second time. */
  second: Observation[];
  /** Of a third time, in which functions are also called with what they gave. */
  probed: Observation[];
  /** The error of the whole call. */
  error?: unknown;
}

/** Makes a copy of the library. */
export type LoadLibrary = () => Promise<Exports>;

/** The clock goes on by this many milliseconds between two runs of the calls. */
const PAUSE = 60_000;

/**
 * Runs the measured calls of a page three times in a copy of the library of its own.
 *
 * @param fixed Of the thread in which it runs.
 * @param load Makes the copy; tests give another one.
 * @returns One entry a call, in order.
 */
export async function observePage(
  { exports, calls }: Pick<MeasuredPage, 'exports' | 'calls'>,
  fixed: Pick<FixedGlobals, 'settle' | 'skip'>,
  load: LoadLibrary = () => loadEntry({}),
): Promise<ObservedCall[]> {
  const scope = watchExports(await load(), exports);
  const hasDom = calls.some(({ env }) => env === 'dom');
  const page = hasDom ? await openPage(exports) : {};
  const runAll = async (isProbed: boolean) => {
    const observed: Observed[] = [];
    for (const call of calls) {
      const run = () => runMeasured(call, call.env === 'dom' ? page : scope, fixed);
      // oxlint-disable-next-line no-await-in-loop -- one by one, since calls replace globals
      observed.push(await observe(run, isProbed));
    }
    fixed.skip(PAUSE);
    return observed;
  };
  const first = await runAll(false);
  const second = await runAll(false);
  const probed = await runAll(true);
  return first.map(({ observations, outcome }, index) => ({
    first: observations,
    second: second[index]!.observations,
    probed: probed[index]!.observations,
    ...('thrown' in outcome && { error: outcome.thrown }),
  }));
}

async function openPage(exports: string[]): Promise<Record<string, unknown>> {
  const { window, exportsOf } = await createPage();
  const { document } = window as Window & typeof globalThis;
  document.body.innerHTML = MEASURED_BODY;
  const globals = Object.fromEntries(globalsOf(window));
  return { ...globals, ...watchExports(await exportsOf('funtool'), exports) };
}

/**
 * Watches what a page documents in a copy of the library: functions, all of a class or an object, or
 * one member (`ObjectId.parse`, or `ObjectId#clone` of its instances).
 *
 * @returns All exports, with those of the page replaced. Classes of the copy are changed.
 * @throws {Error} If the copy does not have what the page documents.
 */
function watchExports(exports: Exports, names: string[]): Exports {
  const scope = { ...exports };
  for (const name of names) {
    const [, owner = '', sign = '', member = ''] = /^(\w+)([.#]?)(\w*)$/.exec(name) ?? [];
    const target = exports[owner];
    if (sign === '#') watchMember((target as { prototype: object }).prototype, member, '.', true);
    else if (sign === '.') watchMember(target as object, member, `${owner}.`);
    else if (isClass(target)) scope[owner] = watchClass(target, owner);
    else if (typeof target === 'function') scope[owner] = watch(target as Callable, owner);
    else if (isObject(target)) scope[owner] = watchObject(target, owner);
    else throw new Error(`The library has no export ${name}.`);
  }
  return scope;
}

function isClass(value: unknown): value is Callable {
  return typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));
}

function watchClass(target: Callable, name: string): Callable {
  for (const member of methodsOf(target)) watchMember(target, member, `${name}.`);
  const prototype = target.prototype as object;
  for (const member of methodsOf(prototype)) watchMember(prototype, member, '.', true);
  return watch(target, `new ${name}`);
}

/** Whatever its methods make is watched too: readers call it in one chain. */
function watchObject(target: object, name: string): object {
  const known = new Set<object>([Object.prototype, target]);
  return new Proxy(target, {
    get(_, key, self) {
      const member: unknown = Reflect.get(target, key, self);
      if (typeof member !== 'function' || typeof key !== 'string') return member;
      const call = (...args: unknown[]): unknown => {
        const made: unknown = Reflect.apply(member, target, args);
        const prototype = isObject(made) && (Object.getPrototypeOf(made) as object);
        if (prototype && !known.has(prototype)) {
          known.add(prototype);
          for (const method of methodsOf(prototype)) watchMember(prototype, method, '.', true);
        }
        return made;
      };
      return watch(call, `${name}.${key}`);
    },
  });
}

function methodsOf(owner: object): string[] {
  return Object.getOwnPropertyNames(owner).filter((key) => {
    const { value } = Object.getOwnPropertyDescriptor(owner, key)! as { value?: unknown };
    return key !== 'constructor' && typeof value === 'function' && !isClass(value);
  });
}

function watchMember(owner: object, name: string, before: string, isMethod = false): void {
  const method = Object.getOwnPropertyDescriptor(owner, name)?.value as unknown;
  if (typeof method !== 'function') throw new Error(`The library has no ${before}${name}.`);
  const value = watch(method as Callable, `${before}${name}`, isMethod);
  Object.defineProperty(owner, name, { value });
}
