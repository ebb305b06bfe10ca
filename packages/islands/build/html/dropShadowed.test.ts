import { expect, it } from 'vitest';
import { dropShadowed } from './dropShadowed';

it.each([
  [
    'drops a default that the root sets',
    ':where(:root){--a:1px}html:root{--a:2px}',
    'html:root{--a:2px}',
  ],
  [
    'drops it in every theme',
    ':where(html.dark){--a:1px;--b:1px}:root{--a:2px}',
    ':where(html.dark){--b:1px}:root{--a:2px}',
  ],
  [
    'keeps a default that the root sets only under a condition',
    ':where(:root){--a:1px}@media screen{:root{--a:2px}}',
    ':where(:root){--a:1px}@media screen{:root{--a:2px}}',
  ],
  [
    'keeps a default that only a class overrides',
    ':where(:root){--a:1px}html.dark{--a:2px}',
    ':where(:root){--a:1px}html.dark{--a:2px}',
  ],
  [
    'drops what a later rule for the root sets again',
    ':root{--a:1px;--b:1px}html:root{--a:2px}',
    ':root{--b:1px}html:root{--a:2px}',
  ],
  [
    'keeps what only an earlier rule for the root sets too',
    'html:root{--a:1px}.note{color:red}:root{--a:2px}',
    'html:root{--a:1px}.note{color:red}:root{--a:2px}',
  ],
  [
    'keeps what the root sets under a condition',
    '@media print{:root{--a:1px}}:root{--a:2px}',
    '@media print{:root{--a:1px}}:root{--a:2px}',
  ],
  [
    'keeps what rules of some weight set',
    '.note{--a:1px}:root{--a:2px}',
    '.note{--a:1px}:root{--a:2px}',
  ],
  [
    'keeps other declarations of a default',
    ':where(p){--a:1px;color:red}:root{--a:2px}',
    ':where(p){color:red}:root{--a:2px}',
  ],
])('%s', (_, css, rest) => expect(dropShadowed(css)).toBe(rest));
