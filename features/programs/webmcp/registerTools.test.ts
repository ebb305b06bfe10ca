import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTools } from './createTools';
import { findModelContext, type WebTool } from './modelContext';
import { registerTools } from './registerTools';

const ADDRESS = 'https://example.org/funtool/en/guide/';
const place = {
  lang: 'en',
  indexUrl: undefined,
  addressOf: (path: string) => `https://example.org/funtool${path}`,
  home: '/en/',
} as const;
const toolOf = (name: string) => createTools(place).find((tool) => tool.name === name)!;

afterEach(() => vi.unstubAllGlobals());

const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

/** Asks for the Markdown of a page, which says from where it was fetched. */
async function askForPage(input: Record<string, unknown>): Promise<string> {
  vi.stubGlobal('window', { location: { href: ADDRESS } });
  vi.stubGlobal('fetch', async (url: string) => new Response(`# ${url}`));
  return toolOf('page').execute(input);
}

/** A browser that keeps tools as the draft says. */
function createContext() {
  const tools = new Map<string, WebTool>();
  return {
    tools,
    async registerTool(tool: WebTool, { signal }: { signal?: AbortSignal } = {}) {
      if (tools.has(tool.name)) throw new DOMException('taken', 'InvalidStateError');
      tools.set(tool.name, tool);
      signal?.addEventListener('abort', () => tools.delete(tool.name));
    },
  };
}

describe('the context of tools', () => {
  it.each(['document', 'navigator'])('is found on the %s', (owner) => {
    const modelContext = createContext();
    vi.stubGlobal('document', {});
    vi.stubGlobal('navigator', {});
    vi.stubGlobal(owner, { modelContext });
    expect(findModelContext()).toBe(modelContext);
  });

  it('is missing in other browsers', () => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('navigator', {});
    expect(findModelContext()).toBeUndefined();
  });
});

describe('the tools', () => {
  it('are registered, and taken back', async () => {
    const context = createContext();
    const controller = new AbortController();
    await registerTools(context, place, controller.signal);
    expect([...context.tools.keys()]).toEqual(['search', 'page', 'find_by_example']);
    controller.abort();
    expect(context.tools.size).toBe(0);
  });

  it('stay away if the browser refuses them', async () => {
    const { signal } = new AbortController();
    await expect(registerTools({ registerTool: refuse }, place, signal)).resolves.toBeUndefined();
  });
});

describe('the page tool', () => {
  it('reads the open page without an address', async () => {
    expect(await askForPage({})).toBe(`# ${ADDRESS}index.md`);
  });

  it('reads another page by its address', async () => {
    const address = 'https://example.org/funtool/guide/api/array/at#notes';
    expect(await askForPage({ address })).toBe(
      '# https://example.org/funtool/guide/api/array/at.md',
    );
  });

  it.each(['https://evil.example/funtool/x', '/other/', '../../../x'])('refuses %s', (address) =>
    expect(askForPage({ address })).rejects.toThrow(
      'Pages begin with https://example.org/funtool/',
    ),
  );
});

describe('bad input', () => {
  it.each([
    ['search', {}, '"query" is a text'],
    ['search', { query: 'x'.repeat(501) }, '"query" is a text'],
    ['find_by_example', { pairs: [] }, '"pairs" is a list of 1 to 3 pairs'],
    ['find_by_example', { pairs: [null] }, '"input" is a text'],
    ['find_by_example', { pairs: [{ input: "'a", result: '1' }] }, 'No complete value'],
  ])('of %s is refused: %o', async (name, input, message) => {
    await expect(toolOf(name).execute(input)).rejects.toThrow(message);
  });
});
