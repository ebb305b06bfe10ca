import { readComparedReturns } from '@funtool-docs/facts/library/comparedReturns';
import type { Page } from '@funtool-docs/content/parsePage';
import { absoluteUrl, outputOf, prefixOf } from '@funtool-docs/content/paths';
import library from '../../../../library/package.json';
import { type Locale, site } from '../../../../site.config';
import { readContracts } from '@funtool-docs/facts/contract/build/readContracts';
import { readDifferences } from '@funtool-docs/facts/differences/build/readDifferences';
import { readHarvest } from '@funtool-docs/facts/types/build/readHarvest';
import { API_FILE, API_FORMAT, dataPath, SCHEMA_FILE, SKILL_FILE } from '../addresses';
import { type ApiFile, type ApiPage, writeSchema } from '../apiSchema';
import { toPageData } from './toPageData';
import type { Findings } from './describeReference';
import { writeSkill } from './writeSkill';

/**
 * Writes what programs read, by path in the built site: every page as data, all of a language in
 * one file, the schema of both, and the skill.
 */
export async function writeProgramFiles(
  pages: Page[],
  root: string,
): Promise<Record<string, string>> {
  const findings = await readFindings(pages, root);
  const described = pages.map((page) => [page, toPageData(page, root, findings)] as const);
  const files = described.map(([{ route, locale }, data]): [string, string] => [
    dataPath(outputOf(route)),
    writeFile(locale, [data]),
  ]);
  for (const { lang } of site.locales) {
    const own = described.filter(([{ locale }]) => locale === lang).map(([, data]) => data);
    files.push([`${prefixOf(lang)}${API_FILE}`, writeFile(lang, own)]);
  }
  const skill = writeSkill(described.map(([, data]) => data));
  return { ...Object.fromEntries(files), [SCHEMA_FILE]: writeSchema(), [SKILL_FILE]: skill };
}

async function readFindings(pages: Page[], root: string): Promise<Findings> {
  const [contracts, differences, returns, harvest] = await Promise.all([
    readContracts(root),
    readDifferences(root),
    readComparedReturns(pages, root),
    readHarvest(root),
  ]);
  return {
    contracts: new Map(contracts.map((contract) => [contract.name, contract])),
    differences: differences.pages,
    returns,
    answers: harvest.answers,
  };
}

function writeFile(language: Locale, pages: ApiPage[]): string {
  const { name, version } = library;
  const { repository } = site.library;
  const file: ApiFile = {
    $schema: absoluteUrl(SCHEMA_FILE),
    format: API_FORMAT,
    library: { name, version, repository },
    language,
    pages,
  };
  return JSON.stringify(file);
}
