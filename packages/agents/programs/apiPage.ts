import type { Environment } from '@funtool-docs/content/codeMeta';
import type { ListedCall, Statement } from '@funtool-docs/facts/contract/contractRecord';
import type { PageDifferences } from '@funtool-docs/facts/differences/differences';
import type { MeasuredFacts } from '@funtool-docs/facts/library/measuredFacts';
import type { LibraryFacts } from '@funtool-docs/facts/library/readFacts';

/** Files for programs, from the root of a language or of the site. */
export const API_FILE = 'api.json';
export const SKILL_FILE = 'skill.md';

export interface ApiLink {
  text: string;
  url: string;
}

/** An example with the results that it states. */
export interface ApiExample {
  heading: string;
  code: string;
  /** Null where readers cannot run it. */
  runsIn: Environment | null;
  results: { line: number; kind: 'value' | 'throws' | 'prints'; expected: string }[];
}

export interface ApiParameter {
  name: string;
  type: string;
  isOptional: boolean;
  /** As code. */
  default: string | null;
  description: string;
}

/** What a page of the reference documents. Texts are Markdown in one line. */
export interface Reference extends Pick<LibraryFacts, 'environment' | 'inNode' | 'since'> {
  names: string[];
  imports: string[];
  advice: string;
  /** The first declaration in one line, and all of them. */
  signature: string;
  declarations: string;
  parameters: ApiParameter[];
  returns: string;
  errors: string;
  edgeCases: { input: string; result: string; note: string }[];
  sizes: ({ name: string } & LibraryFacts['sizes'][number])[];
  sources: ApiLink[];
  contract: {
    basis: string;
    statements: ({ name: string; text: string } & Statement)[];
  };
  calls: ListedCall[];
  differences?: PageDifferences;
  types: MeasuredFacts['types'] & { answer?: string };
}

/** A page as data: an entry of `api.json`. */
export interface ApiPage {
  /** Path within a language, the same in all: `guide/api/array/at`. */
  id: string;
  title: string;
  description: string;
  category: string;
  keywords: string[];
  url: string;
  markdown: string;
  examples: ApiExample[];
  /** Code that proves sentences, by the id in the footnotes of the Markdown. */
  claims: { id: string; code: string }[];
  links: ApiLink[];
  reference?: Reference;
}
