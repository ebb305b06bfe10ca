import { repairEscapes } from '@funtool-docs/islands/client/repairAddress';

const PREFIX = '#lodash=';

/** The names that a link asks for. */
interface LinkedNames {
  names: string[];
  /** True if something could be read; a hash that is no such link counts as read. */
  isWhole: boolean;
}

/** Reads the functions that a link asks for: `#lodash=merge,isEqual`. What was put behind the link is left out. */
export function readLinkedNames(hash: string): LinkedNames {
  if (!hash.startsWith(PREFIX) || hash === PREFIX) return { names: [], isWhole: true };
  const [list] = /^[\w,\s]*/.exec(decodeURIComponent(repairEscapes(hash.slice(PREFIX.length))))!;
  const names = list
    .split(/[,\s]+/)
    .map((name) => name.replace(/_+$/, ''))
    .filter((name) => /^[a-z]/i.test(name));
  return { names: [...new Set(names)], isWhole: names.length > 0 };
}

/** Writes the hash of a link to functions, which ends with a letter or a digit; empty without any. */
export function writeNames(names: string[]): string {
  return names.length > 0 ? `${PREFIX}${names.join(',')}`.replace(/_+$/, '') : '';
}
