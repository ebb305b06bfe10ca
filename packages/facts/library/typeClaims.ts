import path from 'node:path';
import type { Locale } from '../../../site.config';
import { hashOf } from '@funtool-docs/content/buildCache';
import type { Page } from '@funtool-docs/content/parsePage';
import { isApiPage, topicOf } from '@funtool-docs/content/paths';
import {
  BEHAVIOUR,
  type MeasuredCall,
  type MeasuredPage,
  type readMeasuredPage,
} from './measuredCalls';
import { type Trial, type TrialModule, writeTrials } from './typeTrials';

/** A sentence of a page that a declared type is not what one gets. */
export interface TypeClaim {
  line: number;
  /** A type that TypeScript gives a measured result. */
  says: string;
  /** That result. */
  gets: string;
}

/** Match the beginning of such a sentence, and the whole of it, in each language. */
const SENTENCES: Record<Locale, { start: RegExp; whole: RegExp }> = {
  en: {
    start: /TypeScript declares `/,
    whole: /TypeScript declares `([^`]+)`, but you get `([^`]+)`/,
  },
  zh: { start: /声明的类型是 `/, whole: /声明的类型是 `([^`]+)`，实际得到 `([^`]+)`/ },
};

/** Writes the sentence of a claim in a language. */
export function writeClaim({ says, gets }: Omit<TypeClaim, 'line'>, locale: Locale): string {
  return {
    en: `TypeScript declares \`${says}\`, but you get \`${gets}\``,
    zh: `声明的类型是 \`${says}\`，实际得到 \`${gets}\``,
  }[locale];
}

/** Tells whether a sentence says what TypeScript declares, which the measured calls are compared with. */
export function isTypeClaim(text: string, locale: Locale): boolean {
  return SENTENCES[locale].whole.test(text);
}

/** Lists the claims of a page; one that is not as `writeClaim` writes it has no types. */
export function readTypeClaims({ source, locale }: Pick<Page, 'source' | 'locale'>): TypeClaim[] {
  const { start, whole } = SENTENCES[locale];
  return source.split('\n').flatMap((text, index) => {
    const sentences = text.match(new RegExp(start, 'g')) ?? [];
    const found = [...text.matchAll(new RegExp(whole, 'g'))];
    return sentences.map((_, place) => {
      const [, says = '', gets = ''] = found[place] ?? [];
      return { line: index + 1, says, gets };
    });
  });
}

/** The calls that TypeScript can compare with a result. */
export function comparableCalls({ calls }: MeasuredPage): (MeasuredCall & { result: string })[] {
  return calls.filter((call): call is MeasuredCall & { result: string } => 'result' in call);
}

/** Writes the module that tries a claim on each call that gives what it says one gets. */
export function claimModule(
  { says, gets }: TypeClaim,
  measured: MeasuredPage,
  root: string,
): TrialModule {
  const trials = comparableCalls(measured)
    .filter(({ result }) => normalize(result) === normalize(gets))
    .map(({ setup, call, result }): Trial => {
      const right = `const says: ${says} = result;\n`;
      return { setup, call, statements: [right, `const gets: ${says} = same(${result}\n);\n`] };
    });
  const kind = hashOf(`${says} ${gets}`);
  return writeTrials(fileOf(measured, root, kind), importsOf(measured), trials);
}

/** Writes the modules that try what pages claim about types. */
export function claimModules(
  pages: Page[],
  root: string,
  readCalls: typeof readMeasuredPage,
): TrialModule[] {
  return pages.filter(isApiPage).flatMap((page) => {
    const claims = readTypeClaims(page);
    const own = claims.length > 0 && readCalls(root, topicOf(page.slug));
    return own ? claims.map((claim) => claimModule(claim, own, root)) : [];
  });
}

function fileOf({ name }: MeasuredPage, root: string, kind: string): string {
  return path.join(root, BEHAVIOUR, `${name}.${kind}.ts`);
}

/** Names what a page documents as it is imported: `ObjectId` for `ObjectId#clone`. */
export function importsOf({ exports }: MeasuredPage): string[] {
  return [...new Set(exports.map((name) => /\w+/.exec(name)![0]))];
}

/** Quotes and spaces differ between pages and measurements. */
function normalize(result: string): string {
  return result.replaceAll("'", '"').replace(/\s+/g, '');
}
