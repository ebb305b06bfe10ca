import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES, readBuilt } from './readBuilt';

/** Every page of section 2.2, by category. */
const API: Record<string, string[]> = {
  array: ['at', 'intersect', 'remove', 'union', 'unique'],
  common: ['clone', 'cloneDeep', 'cloneDeepWith', 'cloneWith', 'includes'],
  function: [
    'awaitTo',
    'base64ToBlob',
    'base64ToFormData',
    'currying',
    'debounce',
    'debounceSync',
    'generateVerificationCode',
    'getBrowserType',
    'getUA',
    'noop',
    'parseQuery',
    'parseQueryDeep',
    'parseQueryDeepWith',
    'parseQueryWith',
    'parseUA',
    'random',
    'throttle',
    'throttleSync',
    'urlParse',
    'urlStringify',
  ],
  'function/ObjectId': [
    'clone',
    'compare',
    'createFromHexString',
    'createWithPrefix',
    'equals',
    'getTimestamp',
    '',
    'isValid',
    'parse',
    'short',
    'toBase64',
    'toBuffer',
    'toHexString',
    'toJSON',
    'toString',
    'toUUIDString',
  ],
  math: ['math'],
  object: ['hasOwn', 'keys', 'merge', 'mergeDeep', 'omit', 'omitBy', 'pick', 'pickBy', 'values'],
  regex: ['checker', 'definePlugin', 'replacer'],
  'regex/builtin': [
    'alpha',
    'chinese',
    'email',
    'html',
    'idcard',
    'ipv4',
    'ipv6',
    'landline',
    'mobile',
    'nonAscii',
    'nonLatin',
    'number',
    'password',
    'postal',
    'qq',
    'url',
    'username',
  ],
  string: [
    'capitalizeFirstLetter',
    'count',
    'findIndex',
    'insertAfter',
    'insertBefore',
    'lowercaseFirstLetter',
    'padEnd',
    'padStart',
    'removeAfter',
    'removeAt',
    'removeBefore',
    'repeat',
    'replaceAll',
    'reverse',
    'substring',
    'toCamelCase',
    'toKebabCase',
    'toLowerAt',
    'toLowerCase',
    'toPascalCase',
    'toSnakeCase',
    'toTitleCase',
    'toUpperAt',
    'toUpperCase',
    'trim',
    'trimEnd',
    'trimStart',
    'words',
  ],
  type: [
    'isArray',
    'isArrayBuffer',
    'isBlob',
    'isBoolean',
    'isBuffer',
    'isCommentNode',
    'isDataView',
    'isDate',
    'isDocument',
    'isDocumentFragment',
    'isElement',
    'isEmpty',
    'isEqual',
    'isFunction',
    'isMap',
    'isNode',
    'isNodeJS',
    'isNull',
    'isNumber',
    'isObject',
    'isObjectLike',
    'isPlainObject',
    'isPrimitive',
    'isPromise',
    'isRegExp',
    'isSet',
    'isString',
    'isSymbol',
    'isTextNode',
    'isTypedArray',
    'isUndefined',
    'isWeakMap',
    'isWeakSet',
    'isWindow',
    'typeOf',
  ],
};

const ROUTES = [
  '',
  'guide/',
  'guide/start/introduction',
  'guide/start/getting-started',
  ...Object.entries(API).flatMap(([category, names]) =>
    names.map((name) => `guide/api/${category}/${name}`),
  ),
];

it.each(LANGUAGES)(
  'has every page of the list in $lang @spec:pages @spec:purpose',
  ({ lang, root }) => {
    const files = ROUTES.map((route) =>
      route === '' || route.endsWith('/') ? `${root}${route}index.html` : `${root}${route}.html`,
    );
    expect(files.filter((file) => !existsSync(`doc_build/${file}`))).toEqual([]);
    const wrong = files.filter((file) => !readBuilt(file).includes(`<html lang="${lang}"`));
    expect(wrong).toEqual([]);
  },
);

it('has all scripts below the base path @spec:addresses', () => {
  const elsewhere = LANGUAGES.flatMap(({ root }) => {
    const html = readBuilt(`${root}guide/api/array/at.html`);
    return [...html.matchAll(/<script[^>]* src="(?<src>[^"]+)"/g)].map(
      ({ groups }) => groups!['src']!,
    );
  }).filter((src) => !src.startsWith('/funtool/'));
  expect(elsewhere).toEqual([]);
});
