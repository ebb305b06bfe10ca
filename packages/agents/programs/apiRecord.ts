import type { Environment } from '@funtool-docs/content/codeMeta';
import type { WrongReturn } from '@funtool-docs/facts/library/comparedReturns';
import type { ExportSize, PageFacts } from '@funtool-docs/facts/library/readFacts';
import type { Claim } from '@funtool-docs/content/claims/readClaims';
import type {
  ContractRecord,
  ListedCall,
  Statement,
} from '@funtool-docs/facts/contract/contractRecord';
import type { PageDifferences } from '@funtool-docs/facts/differences/differences';
import type { Expectation } from '@funtool-docs/runner/evaluator/parseExample';

/** The content of `api.json`, and of the file of each page, which has one entry. */
export interface ApiFile {
  $schema: string;
  format: string;
  library: { name: string; version: string; repository: string };
  language: string;
  pages: ApiPage[];
}

/** A page as data: what it says, states and proves. Texts are Markdown without line breaks. */
export interface ApiPage {
  /** Path within a language, the same in all: `guide/api/array/at`. */
  id: string;
  title: string;
  description: string;
  category: string;
  keywords: string[];
  url: string;
  /** The same as Markdown, and as data in each language. */
  markdown: string;
  data: Record<string, string>;
  examples: ApiExample[];
  /** Code that proves sentences of the page; it is run in every build. */
  claims: Pick<Claim, 'id' | 'code'>[];
  links: ApiLink[];
  /** On pages of the reference. */
  reference?: Reference;
}

/** An example as it stands on the page, with the results that it states. */
export interface ApiExample {
  /** Heading above it. */
  heading: string;
  code: string;
  /** The environment in which readers can run it; `null` if it only runs elsewhere, or not at all. */
  runsIn: Environment | null;
  results: { line: number; kind: Expectation['kind']; expected: string }[];
}

export interface ApiLink {
  text: string;
  url: string;
}

/** The entry of a page of the reference. */
export interface Reference {
  /** Documented exports, or members of one. */
  names: string[];
  imports: string[];
  advice: string;
  /** In one line. */
  signature: string;
  /** The declarations of the page, overloads and types included. */
  declarations: string;
  parameters: ApiParameter[];
  returns: string;
  errors: string;
  edgeCases: { input: string; result: string; note: string }[];
  environment: PageFacts['environment'];
  /** The result of every call in Node.js, if it is always the same. */
  inNode?: string;
  since: string;
  sizes: { name: string; fromCategory: ExportSize; fromRoot: ExportSize }[];
  sources: ApiLink[];
  contract: {
    date: ContractRecord['date'];
    /** The basis of the statements, as a sentence. */
    basis: string;
    statements: (Statement & { name: string; text: string })[];
  };
  calls: ListedCall[];
  /** Absent if nothing elsewhere was compared. */
  differences?: PageDifferences;
  types: {
    compared: number;
    wrong: Omit<WrongReturn, 'name'>[];
    /** Type of the main result of the first example. */
    answer?: string;
  };
}

export interface ApiParameter {
  name: string;
  type: string;
  isOptional: boolean;
  default: string | null;
  description: string;
}
