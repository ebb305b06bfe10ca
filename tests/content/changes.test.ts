import path from 'node:path';
import { expect, it } from 'vitest';
import { readReleases } from '@funtool-docs/agents/changes/build/changes';
import { readPage } from '@funtool-docs/content/loadSite';
import { isPartial } from '@funtool-docs/content/paths';
import { site } from '../../site.config';

const root = path.resolve(import.meta.dirname, '../..');
const CHANGES_PAGE = 'guide/changes.mdx';
const releaseId = (name: string) => `v${name.replaceAll('.', '-')}`;
const releases = readReleases(root);
const locales = site.locales.filter(({ lang }) => !isPartial(lang));

it.each(locales)('has a section for each release, the newest first, in $lang', ({ lang }) => {
  const { headings, source } = readPage(root, { locale: lang, slug: CHANGES_PAGE })!;
  const sections = headings.filter(({ depth }) => depth === 2).map(({ id }) => id);
  expect(sections).toEqual(releases.map(({ name }) => releaseId(name)));
  const lists = Array.from(
    source.matchAll(/<ReleaseFunctions release="(.+)" \/>/g),
    ([, name]) => name,
  );
  expect(lists).toEqual(releases.map(({ name }) => name));
});

it.each(locales)('states the day of each release in $lang', ({ lang }) => {
  const { source } = readPage(root, { locale: lang, slug: CHANGES_PAGE })!;
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  const plain = source.replaceAll(' ', '');
  for (const { name, date } of releases) {
    const day = format.format(new Date(date)).replaceAll(' ', '');
    expect(plain).toContain(`{#${releaseId(name)}}\n\n${day}`);
  }
});
