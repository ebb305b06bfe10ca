import { describe, expect, it } from 'vitest';
import { parsePage } from './parsePage';
import { listTraps } from './edgeCases';

const SOURCE = `## Examples \\{#examples}

### A quantity of 0 \\{#zero}

### A form \\{#form}

## Notes \\{#notes}

### Maps \\{#maps}

### Edge cases \\{#edge-cases}
`;

const idsOf = (frontmatter: string) => {
  const slug = 'guide/api/type/isEmpty.mdx';
  const source = `---\n${frontmatter}\n---\n\n${SOURCE}`;
  return listTraps(parsePage({ file: slug, slug, locale: 'en', source })).map(({ id }) => id);
};

describe('traps of a page', () => {
  it('are its notes, without the table of edge cases', () => {
    expect(idsOf('title: isEmpty')).toEqual(['maps']);
  });

  it('begin with the examples and notes that it names, each once', () => {
    expect(idsOf('traps: [zero]')).toEqual(['zero', 'maps']);
    expect(idsOf('traps: [maps, zero]')).toEqual(['maps', 'zero']);
  });

  it('are nothing that it does not have', () => {
    expect(idsOf('traps: [missing, edge-cases]')).toEqual(['maps']);
  });
});
