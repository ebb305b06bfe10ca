import path from 'node:path';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { site } from '../site.config';
import { readText } from '@funtool-docs/content/files';
import { type Manifest, manifests } from './workspaces';

/** An installed package, as the lock file lists it. */
interface LockedPackage extends Manifest {
  version?: string;
  /** Tarball URL, or the linked folder if `link` is set. */
  resolved?: string;
  integrity?: string;
  link?: boolean;
  license?: string;
  optional?: boolean;
  engines?: { node?: string };
  optionalDependencies?: Record<string, string>;
}

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readText(path.join(root, file)));
const manifest = read('package.json');
const locked: Record<string, LockedPackage> = read('package-lock.json').packages;
const installed = Object.entries(locked)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, details]) => ({ place, ...details }));

/** Lowest allowed version of each maintained Node.js line. */
const NODE_VERSIONS = ['20.19.0', '22.12.0', '24.0.0'];

/** Permissive licences. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Zlib',
]);

/** Packages with another licence, or one stated elsewhere, and why they are acceptable. */
const LICENCE_EXCEPTIONS: [name: RegExp, licence: string | undefined, reason: string][] = [
  [/^@axe-core\/playwright$|^axe-core$/, 'MPL-2.0', 'runs in tests only'],
  [/^lightningcss(?:-|$)/, 'MPL-2.0', 'makes style sheets smaller at build time'],
  [/^@fontsource-variable\//, 'OFL-1.1', 'shows text in pictures of tests only'],
  [/^format$/, undefined, 'MIT, in the "licenses" of old package files'],
];

/** Name of a package by its place: `a/node_modules/@b/c` holds `@b/c`. */
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13);

const listWanted = ({ dependencies, devDependencies }: Manifest) =>
  Object.entries({ ...dependencies, ...devDependencies });

/** Tells whether an SPDX expression allows one of the permitted licences. */
function fits(expression: string): boolean {
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((part) => LICENCES.has(part)));
}

function hasFittingLicence({ place, license }: { place: string; license?: string }): boolean {
  if (license && fits(license)) return true;
  return LICENCE_EXCEPTIONS.some(
    ([name, licence]) => name.test(nameOf(place)) && licence === license,
  );
}

/** Finds a dependency the way Node.js does: in the package itself, then in each one around it. */
function isLocked(name: string, place: string): boolean {
  if (locked[path.posix.join(place, 'node_modules', name)]) return true;
  return place !== '' && isLocked(name, place.slice(0, Math.max(0, place.lastIndexOf('/'))));
}

it('names the repository of this site, as its links do', () => {
  expect(manifest.repository.url).toBe(`git+${site.repository}.git`);
});

it('lets no other tool than npm load its workspaces from a registry', () => {
  expect(manifest.packageManager).toMatch(/^npm@\d/);
  const settings = readText(path.join(root, '.npmrc')).split('\n');
  const scopes = [...manifests.values()].flatMap(({ name }) => /^@[^/]+/.exec(name ?? '') ?? []);
  expect([...new Set(scopes)]).toHaveLength(1);
  for (const scope of scopes)
    expect(settings).toContain(`${scope}:registry=https://workspaces.invalid/`);
});

it('installs what builds the site also where NODE_ENV is production', () => {
  expect(readText(path.join(root, '.npmrc')).split('\n')).toContain('include=dev');
});

// What to do where npm leaves something out: docs-dev/releases.md, "Renew a dependency".
describe('the dependencies', () => {
  it('are of exact versions', () => {
    const wanted = [
      ...[...manifests.values()].flatMap(listWanted),
      ...Object.entries(manifest.overrides),
    ];
    expect(wanted.filter(([, version]) => !semver.valid(String(version)))).toEqual([]);
  });

  it('are of one version, whoever needs them', () => {
    const first = new Map<string, string>();
    const other = [...manifests].flatMap(([folder, wanted]) =>
      listWanted(wanted).flatMap(([name, version]) => {
        if (!first.has(name)) first.set(name, version);
        return first.get(name) === version ? [] : [`${folder}: ${name}@${version}`];
      }),
    );
    expect(other).toEqual([]);
  });

  it.each([...manifests])('of "%s" are in the lock file', (folder, wanted) => {
    const { dependencies, devDependencies } = wanted;
    expect(locked[folder]!.dependencies).toEqual(dependencies);
    expect(locked[folder]!.devDependencies).toEqual(devDependencies);
  });

  it('are locked by content, wherever they are loaded from', () => {
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.filter(({ resolved }) => resolved)).toEqual([]);
    const unhashed = installed.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
    expect(unhashed.map(({ place, version }) => [place, version])).toEqual([]);
  });

  it('are locked for every platform, not just for that of the last install', () => {
    const missing = installed.flatMap(({ place, optionalDependencies = {} }) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(name, place)),
    );
    expect(missing).toEqual([]);
  });

  it.each(NODE_VERSIONS)('run on Node.js %s', (version) => {
    expect(semver.satisfies(version, manifest.engines.node)).toBe(true);
    const refusing = installed
      .filter(({ optional }) => !optional)
      .filter(({ engines }) => engines?.node && !semver.satisfies(version, engines.node));
    expect(refusing.map(({ place, engines }) => [place, engines])).toEqual([]);
  });

  it('have licences that fit', () => {
    const others = installed.filter((item) => !hasFittingLicence(item));
    expect(others.map(({ place, license }) => [place, license])).toEqual([]);
  });

  it.each(LICENCE_EXCEPTIONS)('still need the licence exception for %s', (name, licence) => {
    const excepted = installed.filter(({ place }) => name.test(nameOf(place)));
    expect(excepted.length).toBeGreaterThan(0);
    expect(excepted.filter(({ license }) => license !== licence)).toEqual([]);
  });
});
