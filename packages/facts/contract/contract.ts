import type { Environment } from '@funtool-docs/content/codeBlocks';
import type { MeasuredCall } from '../library/measured';
import { site } from '../../../site.config';
import type { LookUp } from '@funtool-docs/shared/texts';
import type texts from './texts.json';

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

/** Looks up a text of the contract in the language of the page. */
export type ContractText = LookUp<keyof typeof texts>;

/** Says what the measured calls show, and of how many; the page may state errors of other calls. */
export function describeContractAnswer(
  statement: Statement,
  { statedErrors }: Pick<ContractRecord, 'statedErrors'>,
  t: ContractText,
): string {
  const { property, answer, calls, cases, leftOut } = statement;
  if (answer === 'notMeasured') return t('notMeasured', { reason: t(`reason.${property}`) });
  if (property === 'throws' && cases === 0) return t(`throws.${statedErrors ?? 'none'}`, { calls });
  const hits = HAZARD_MEANS_YES.has(property) ? cases : calls - cases;
  return t(answer, { hits, calls }) + (leftOut > 0 ? t('leftOut', { leftOut }) : '');
}

/** Says what was compared with what. */
export function describeBasis({ calls }: Pick<ContractRecord, 'calls'>, t: ContractText): string {
  return t('basis', { count: calls.length, version: site.library.tag.slice(1) });
}

/** Says in one line what readers ask first; nothing of errors where only code of the page throws. */
export function describeSummary(
  {
    statements,
    statedErrors,
    calls,
  }: Pick<ContractRecord, 'statements' | 'statedErrors' | 'calls'>,
  t: ContractText,
): string {
  const say = (wanted: Property, describe: (cases: number) => string | false) => {
    const { answer, cases } = statements.find(({ property }) => property === wanted)!;
    return answer !== 'notMeasured' && describe(cases);
  };
  const parts = [
    say('changesArguments', (cases) => t(cases ? 'summary.changes' : 'summary.keeps')),
    say('throws', (cases) => {
      if (cases > 0) return t('summary.threw', { cases });
      const isElsewhere = statedErrors === 'section';
      return (
        statedErrors !== 'code' &&
        t(isElsewhere ? 'summary.throwsElsewhere' : 'summary.didNotThrow')
      );
    }),
    say('deterministic', (cases) => t(cases ? 'summary.differs' : 'summary.same')),
  ];
  return t('summary', { parts: parts.filter(Boolean).join(' · '), count: calls.length });
}

/** Writes a measured call as an example that states what was measured. */
export function measuredExample(call: ListedCall): string {
  const { imports, setup, env } = call;
  return [
    imports.length > 0 && `import { ${imports.join(', ')} } from 'funtool';`,
    env === 'dom' && `document.body.innerHTML = ${JSON.stringify(MEASURED_BODY)};`,
    setup && `${setup};`,
    `await (${call.call}); // => ${measuredResult(call)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Returns the result of a measured call, or the name of its error: messages differ between browsers. */
export function measuredResult({ result, errorName, error }: ListedCall): string {
  return result ?? `throws ${errorName ?? error ?? 'Error'}`;
}

/** Body of the page in which calls were measured that need one. */
export const MEASURED_BODY = '<p id="a">text</p>';

/** Globals of a page that Node has too; in the measured environment those of the page won. */
const REPLACED = new Set(['Blob', 'File', 'FormData', 'navigator', 'window', 'document']);

/** Only these can be the name of a parameter. */
const NAME = /^[A-Za-z_]\w*$/;

/** Opens the page in which calls were measured, and lists its globals as `globalsOf` does. */
export function measuredGlobals({ JSDOM }: typeof import('jsdom')): [string, unknown][] {
  const markup = `<!doctype html>${MEASURED_BODY}`;
  return globalsOf(new JSDOM(markup, { url: 'https://shop.example/' }).window);
}

/** Lists the globals of a page for code that runs in Node as if it were in one. */
export function globalsOf(window: object): [name: string, value: unknown][] {
  return Object.getOwnPropertyNames(window)
    .filter((name) => NAME.test(name) && (REPLACED.has(name) || !(name in globalThis)))
    .map((name) => [name, Reflect.get(window, name)]);
}
