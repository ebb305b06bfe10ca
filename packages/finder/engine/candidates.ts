import list from './candidates.json';
import natives from './natives.json';

/** One of our functions, or a native way, which is tried. */
export interface Candidate {
  name: string;
  /** Its page below the API pages, such as `string/trim`; absent for a native way. */
  page?: string;
  /** The call as code, with `$0` for the first argument. */
  form: string;
  takes: Parameter[];
  call: (...args: unknown[]) => unknown;
  /** Place in its list: what is wanted more often comes first. */
  place: number;
}

/** A parameter; its kind says what is guessed for it. */
export interface Parameter {
  kind: string;
  isOptional: boolean;
}

/** Exports of the library by name. */
export type Library = Record<string, unknown>;

interface Entry {
  name?: string;
  page?: string;
  takes: string;
  form?: string;
}

/**
 * Lists our functions whose result depends on their arguments alone, the chains of `MathX` and `regex`
 * and the members of `ObjectId` among them: those of instances are given its digits.
 *
 * @throws {Error} If the library lacks one of `candidates.json`.
 */
export function createCandidates(library: Library): Candidate[] {
  return list.functions.map((entry, place) => createCandidate(entry, place, library));
}

/** Lists what plain JavaScript has for it: `natives.json`, reviewed by hand. */
export function createNatives(): Candidate[] {
  return natives.map((entry, place) => createCandidate(entry, place, {}));
}

function createCandidate({ name, page, takes, form }: Entry, place: number, library: Library) {
  const parameters = takes.split(' ').map((word) => ({
    kind: word.replace('?', ''),
    isOptional: word.endsWith('?'),
  }));
  const names = parameters.map((_, index) => `$${index}`);
  const code = form ?? `${name}(${names.join(', ')})`;
  const call = form ? compile(form, names, library) : library[name!];
  if (typeof call !== 'function') throw new Error(`the library has no function ${name}`);
  return {
    name: name ?? code,
    ...(page && { page }),
    form: code,
    takes: parameters,
    call: call as Candidate['call'],
    place,
  };
}

/** Forms are ours; what a reader types is never compiled. */
function compile(form: string, names: string[], library: Library): unknown {
  const { MathX, ObjectId, parseUA, regex, urlParse } = library;
  const scope = { MathX, ObjectId, parseUA, regex, urlParse };
  const create = new Function(...Object.keys(scope), `return (${names.join(', ')}) => (${form});`);
  return (create as (...values: unknown[]) => unknown)(...Object.values(scope));
}
