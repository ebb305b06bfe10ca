import { Ajv2020 } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { loadSite } from '@funtool-docs/content/loadSite';
import { isApiPage, outputOf } from '@funtool-docs/content/paths';
import { site } from '../../site.config';
import { runExample } from '@funtool-docs/runner/evaluator/runExample';
import { createExampleHost } from '@funtool-docs/checks/exampleHost';
import { API_FORMAT } from '@funtool-docs/agents/programs/addresses';
import type { ApiFile } from '@funtool-docs/agents/programs/apiSchema';
import { SKILL_EXAMPLE } from '@funtool-docs/agents/programs/build/writeSkill';
import { listFiles } from '@funtool-docs/content/listFiles';
import { readBuilt } from './readBuilt';

const { pages } = loadSite('.');
const read = (file: string) => JSON.parse(readBuilt(file)) as ApiFile;
const schema = JSON.parse(readBuilt('api.schema.json')) as { $id: string };
const isValid = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);
const pageOf = (file: string) => read(file).pages[0]!;
const host = await createExampleHost('');
const at = pageOf('en/guide/api/array/at.json');

describe('the schema', () => {
  it('stands at its address', () => {
    expect(schema.$id).toBe(`${site.url}api.schema.json`);
    expect(at.url).toBe(`${site.url}en/guide/api/array/at`);
  });

  it.each(['api.json', 'en/api.json'])('fits %s', (file) => {
    isValid(read(file));
    expect(isValid.errors ?? []).toEqual([]);
  });

  it('fits the file of every page', () => {
    const wrong = pages.filter(({ route }) => !isValid(read(`${outputOf(route)}.json`)));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it.each([
    ['another format', { format: '2.0.0' }],
    ['no pages', { pages: [] }],
    ['a property that it does not know', { extra: 1 }],
  ])('refuses %s', (_, change) => {
    expect(isValid({ ...read('en/guide/api/array/at.json'), ...change })).toBe(false);
  });
});

describe.each(site.locales)('the data in $lang', ({ lang }) => {
  const own = pages.filter(({ locale }) => locale === lang);
  const all = read(`${lang === site.locales[0].lang ? '' : `${lang}/`}api.json`);

  it('has every page once, and its format', () => {
    expect(all.pages.map(({ url }) => url)).toEqual(
      own.map(({ route }) => `${site.url}${route.slice(1)}`),
    );
    expect(all).toMatchObject({ format: API_FORMAT, language: lang });
  });

  it('describes what every page of the reference documents', () => {
    const documented = all.pages.filter(({ reference }) => reference).map(({ id }) => id);
    const wanted = own.filter(isApiPage).map(({ slug }) => slug.replace(/\.mdx$/, ''));
    expect(documented).toEqual(wanted);
  });

  it('has texts of its language only', () => {
    const texts = all.pages.flatMap(({ reference }) => reference?.returns ?? []);
    const han = texts.filter((text) => /\p{Script=Han}/u.test(text)).length;
    expect(han / texts.length).toSatisfy((share: number) => (lang === 'zh' ? share > 0.9 : !share));
  });
});

describe('the data of a function', () => {
  it('has signature, parameters and imports', () => {
    expect(at.reference).toMatchObject({
      names: ['at'],
      imports: ["import { at } from 'funtool/array';", "import { at } from 'funtool';"],
      signature: 'function at<T>(arr: T[], index: number): T | undefined',
      parameters: [
        { name: 'arr', type: 'T[]', isOptional: false, default: null },
        { name: 'index', type: 'number', isOptional: false, default: null },
      ],
    });
  });

  it('has measured calls, and a contract that points at them', () => {
    const { calls, contract } = at.reference!;
    expect(calls[0]).toMatchObject({ call: 'at([10, 20, 30], 1)', result: '20' });
    const throws = contract.statements.find(({ property }) => property === 'throws')!;
    expect(calls[throws.proof!]).toMatchObject({ call: 'at(null, 0)', errorName: 'TypeError' });
    expect(throws.text).toMatch(/^Sometimes: 1 of \d+ calls$/);
  });

  it('has differences, and the type of its answer', () => {
    const { differences, types } = at.reference!;
    expect(differences!.counterparts).toMatchObject({ at: { lodash: '_.nth' } });
    expect(differences!.rows[0]!.differs).toContain('lodash');
    expect(types.answer).toBe('string | undefined');
  });

  it('says where a default value stands', () => {
    const { parameters } = pageOf('guide/api/string/padStart.json').reference!;
    expect(parameters.at(-1)).toMatchObject({ isOptional: true, default: "' '" });
  });

  it('has examples with the lines of their stated results', () => {
    const { code, results } = at.examples[0]!;
    expect(results[0]).toEqual({ line: 3, kind: 'value', expected: "'done'" });
    expect(code.split('\n')[2]).toContain("// => 'done'");
  });

  it('has links as whole addresses', () => {
    expect(at.links).toContainEqual({
      text: 'remove',
      url: `${site.url}en/guide/api/array/remove`,
    });
  });
});

describe('the skill', () => {
  const skill = readBuilt('skill.md');

  it('leads only to files that the build writes', () => {
    const written = new Set(listFiles('doc_build'));
    const links = [...skill.matchAll(/[(<](https:[^)>]+)[)>]/g)].map(([, url]) => url!);
    const own = links.filter((url) => url.startsWith(site.url));
    expect(own.length).toBeGreaterThan(8);
    expect(own.filter((url) => !written.has(url.slice(site.url.length)))).toEqual([]);
  });

  it('imports from every category', () => {
    const { importModule } = host;
    const imports = [...skill.matchAll(/^import \{ (\w+) \} from '(funtool\/\w+)';$/gm)];
    expect(imports.length).toBeGreaterThan(7);
    return Promise.all(
      imports.map(async ([, name, module]) =>
        expect(await importModule(module!)).toHaveProperty(name!),
      ),
    );
  });

  it('has an example whose results are true', async () => {
    const { outcomes, error } = await runExample(SKILL_EXAMPLE, host);
    expect(error).toBeUndefined();
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
    expect(skill).toContain(SKILL_EXAMPLE);
  });

  it('names functions whose declared type is wrong', () => {
    expect(skill).toMatch(/declared type is wrong.*`isPromise`/);
  });
});
