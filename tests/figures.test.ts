import { describe, expect, it } from 'vitest';
import { rewriteFigures } from '../scripts/figures.mjs';

const source = `# Title

<!-- figures -->

### Speed

Old speed.

### Growth

Old growth.

<!-- /figures -->

## License
`;

const size = {
  date: '2026-01-02',
  cores: 4,
  node: '22.12.0',
  rows: [
    { what: 'a page', median: 1.5 },
    { what: '$& scripts', median: 20 },
  ],
};

describe('the figures of the bench', () => {
  it('show what was measured, when and on what', () => {
    const written = rewriteFigures(source, { size });
    expect(written).toContain(
      '| what | median |\n| --- | --- |\n| a page | 1.5 |\n| $& scripts | 20 |',
    );
    expect(written).toContain('Measured on 2026-01-02, with 4 cores and Node.js 22.12.0.');
  });

  it('stay as they are where nothing was measured, in their order', () => {
    const written = rewriteFigures(source, { size });
    const titles = Array.from(written.matchAll(/^##+ .*/gm), ([title]) => title);
    expect(titles).toEqual(['### Speed', '### Size', '### Growth', '## License']);
    expect(written).toContain('Old speed.');
    expect(written).toContain('Old growth.');
    expect(rewriteFigures(source, {})).toBe(source);
  });

  it('replace those of an earlier run', () => {
    const written = rewriteFigures(source, { speed: size });
    expect(written).not.toContain('Old speed.');
    expect(written.match(/^### Speed$/gm)).toHaveLength(1);
    expect(rewriteFigures(written, { speed: size })).toBe(written);
  });

  it('need a place', () => {
    expect(() => rewriteFigures('# Title', { size })).toThrow('<!-- figures -->');
  });
});
