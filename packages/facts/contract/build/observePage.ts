import { createPage, loadEntry } from '../../library/createPage';
import {
  evaluateMeasured,
  type MeasuredCall,
  type MeasuredPage,
} from '../../library/measuredCalls';
import { globalsOf, MEASURED_BODY } from '../../library/measuredPage';
import { steadyGlobals } from './steadyGlobals';
import { observe, type Observation } from './observation';
import { watchExports } from './watchExports';

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

/** Makes a copy of the library; its code finds the given globals. */
export type LoadLibrary = (globals: object) => Promise<Record<string, unknown>>;

/**
 * Runs the measured calls of a page three times in a copy of the library of its own.
 *
 * @param load Makes the copy; tests give another one.
 * @returns One entry a call, in order.
 */
export async function observePage(
  { exports, calls }: MeasuredPage,
  load: LoadLibrary = loadEntry,
): Promise<ObservedCall[]> {
  const globals = steadyGlobals();
  const scope = { ...watchExports(await load(globals), exports), ...globals };
  const hasDom = calls.some(({ env }) => env === 'dom');
  const page = hasDom ? await openPage(exports) : {};
  const runAll = (isProbed: boolean) =>
    Promise.all(
      calls.map(({ env, call, setup }: MeasuredCall) =>
        observe(() => evaluateMeasured(call, env === 'dom' ? page : scope, setup), isProbed),
      ),
    );
  const first = await runAll(false);
  const second = await runAll(false);
  const probed = await runAll(true);
  return first.map(({ observations, ...rest }, index) => ({
    first: observations,
    second: second[index]!.observations,
    probed: probed[index]!.observations,
    ...rest,
  }));
}

async function openPage(exports: string[]): Promise<Record<string, unknown>> {
  const { window, exportsOf } = await createPage();
  const { document } = window as Window & typeof globalThis;
  document.body.innerHTML = MEASURED_BODY;
  const globals = Object.fromEntries(globalsOf(window));
  return { ...globals, ...watchExports(await exportsOf('funtool'), exports) };
}
