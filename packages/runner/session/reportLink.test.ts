import { describe, expect, it } from 'vitest';
import { reportLink, addEvents, createRunState } from './runState';

function bodyOf(code: string, actual = '2'): { address: string; body: string } {
  const run = addEvents(createRunState({ code, environment: 'worker' }), [
    {
      type: 'result',
      kind: 'value',
      line: 1,
      time: 0,
      actual: { summary: actual },
      expected: '3',
      ok: false,
    },
  ]);
  const address = reportLink({
    repository: 'https://github.com/a/b',
    version: '1.2.2',
    page: 'https://example.com/guide/at',
    browser: 'Browser 1',
    run,
  });
  return { address, body: new URL(address).searchParams.get('body')! };
}

describe('the link that reports a difference', () => {
  it('names page, version, browser, code and both values', () => {
    const { address, body } = bodyOf('1 + 1; // => 3');
    expect(address).toMatch(/^https:\/\/github\.com\/a\/b\/issues\/new\?title=/);
    expect(body).toBe(
      [
        'Page: https://example.com/guide/at',
        'funtool: 1.2.2',
        'Browser: Browser 1',
        '',
        '```ts\n1 + 1; // => 3\n```',
        '',
        '```text\nline 1: stated 3, actual 2\n```',
      ].join('\n'),
    );
  });

  it('stays short whatever code and results are', () => {
    const { address, body } = bodyOf('码'.repeat(20_000), '值'.repeat(20_000));
    expect(address.length).toBeLessThanOrEqual(6000);
    expect(body).toContain('funtool: 1.2.2');
  });

  it('keeps code with fences within its own', () => {
    expect(bodyOf('const a = `````;').body).toContain('``````ts\nconst a = `````;\n``````');
  });
});
