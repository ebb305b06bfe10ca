import type { Environment } from '@funtool-docs/content/codeBlocks';
import type { MeasuredCall } from '../library/measuredCalls';

/** Id of the section before which the Markdown of a page has its contract. */
export const AFTER_CONTRACT = 'see-also';

/** The properties of each function, in the order in which they are shown. */
export const PROPERTIES = [
  'changesArguments',
  'returnsArgument',
  'sharesParts',
  'throws',
  'acceptsNull',
  'idempotent',
  'deterministic',
  'keepsCharacters',
] as const;

export type Property = (typeof PROPERTIES)[number];

/** Properties for which a hazard means "yes"; for the others it means that a law is broken. */
export const HAZARD_MEANS_YES: ReadonlySet<Property> = new Set<Property>([
  'changesArguments',
  'returnsArgument',
  'sharesParts',
  'throws',
]);

export type ContractAnswer = 'yes' | 'no' | 'sometimes' | 'notMeasured';

/** The result of all measured calls of a page for one property. */
export interface Statement {
  property: Property;
  answer: ContractAnswer;
  /** Number of measured calls that say something about it. */
  calls: number;
  /** In how many of them the thing to watch out for happened. */
  cases: number;
  /** Number of those that could not be compared, such as calls with a proxy. */
  leftOut: number;
  /** Position of the call that shows it; absent where nothing was measured. */
  proof?: number;
  /** Lines about that call: an inner call, what it gave, and perhaps what that gave. */
  steps?: string[];
}

/** A measured call, and where readers can run it. */
export interface ListedCall extends MeasuredCall {
  /** Exports of the library that its code names. */
  imports: string[];
  /** Absent if it needs Node.js. */
  runsIn?: Environment;
  /** Name of the error that it throws. */
  errorName?: string;
}

/** The part of a contract that was measured; the calls are those of the page, in order. */
export interface ContractFacts {
  statements: Statement[];
  calls: Pick<ListedCall, 'call' | 'imports' | 'runsIn' | 'errorName'>[];
}

/** The part of a page that says that something throws: the section on errors, or only its code. */
export type StatedErrors = 'section' | 'code';

/** The contract of an API page: the content of `contract/<page>.json`. */
export interface ContractRecord {
  /** Path of the page below the API pages, such as `array/at`. */
  name: string;
  exports: string[];
  statements: Statement[];
  /** The part of the page that says that something throws; absent if none does. */
  statedErrors?: StatedErrors | undefined;
  calls: ListedCall[];
}

/** Returns the path of the contract of a page, from the root of the site. */
export function contractPath(name: string): string {
  return `/contract/${name}.json`;
}

/** Returns the path below the API pages of the page at a route: `array/at` of `/en/guide/api/array/at`. */
export function contractName(route: string): string {
  const [, name = ''] = /\/guide\/api\/(.+)$/.exec(route) ?? [];
  return name.endsWith('/') ? `${name}index` : name;
}
