import type { Nodes, Paragraph } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  frontmatterLine,
  lineOf,
  type Page,
  sectionContent,
} from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import { toString } from 'mdast-util-to-string';
import { norunReason, unsandboxedReason } from '@funtool-docs/content/codeBlocks';
import { isWrittenIn } from './writtenIn';
import type { Locale } from '../../site.config';
import { type LineProblem, problemIf } from './lineProblem';

interface Wording {
  found: RegExp;
  /** The text to write instead, and the reason. */
  instead: string;
}

/** Wordings that readers stumble over, by language. A code span is one word `§`. */
const WORDINGS: Partial<Record<Locale, Wording[]>> = {
  en: [
    {
      found: /(?:^|[.;:] )Where (?!(?:to|the .* is|is|are|does|do|can)\b)/,
      instead: 'write "if" for a condition and "when" for a time; "where" is a place',
    },
    { found: /\bgives\b/, instead: 'functions return and throw, objects have: not "gives"' },
    { found: /\banswers(?! to| from)\b/, instead: 'functions return: not "answers"' },
    { found: /\b(?:after|to)wards\b/, instead: 'American spelling has no final s here' },
    { found: /\blower(?:s|ed)\b/, instead: 'letters are lowercased' },
    { found: /\bFor § TypeScript\b/, instead: 'write a comma before the subject' },
    { found: /\brefuse[sd]?\b/, instead: 'validators reject, functions throw: not "refuse"' },
    { found: /\bTell whether\b/, instead: 'write "Check whether" or what it returns' },
    { found: /\bAny value at all\b/, instead: 'write "Any value"' },
    {
      found: /(?:^|[.;] )(?:So (?:do|does|is|are|did)|Nor|Neither (?:is|are|do|does))\b/,
      instead: 'name the subject again: subject, verb, object',
    },
    { found: /\band so (?:do|does|is|are)\b/, instead: 'name the subject again' },
    {
      found: /(?<!\b[Tt]here )\b(?:is|are) no (?!longer\b|more\b|such\b)/,
      instead: 'write "is not a" or "has no": not "is no"',
    },
    {
      found: /\bof (?:its|your|their) own\b/,
      instead: 'write "its own" before the noun, or leave it out',
    },
    { found: /\bthe latter\b|\bthe former\b/, instead: 'name the thing' },
  ],
  zh: [
    { found: /摇掉/, instead: '写“tree-shaking 去除”' },
    { found: /深克隆/, instead: '写“深拷贝”' },
    { found: /自身可枚举/, instead: '写“自有可枚举”' },
    { found: /键名/, instead: '写“键”或“属性名”' },
    { found: /的话，/, instead: '写“……时，”：“的话”是口语' },
    { found: /” (?=\p{sc=Han})|(?<=\p{sc=Han}) “/u, instead: '引号旁边不加空格' },
    { found: /(?:U\+[\dA-F]+(?:（[^）]*）)?|界线) ?以上/, instead: '写“大于”：“以上”包括界线本身' },
    { found: /(?:参数|数组|对象|键|属性)会(?:忽略|跳过|去掉)/, instead: '宾语放在动词后面' },
  ],
};

/** Matches what an author has left to write, in any language. */
const UNFINISHED = { found: /\bTODO\b/, instead: 'write what is left here' };

/** Bold that the site shows, but that plain CommonMark, and so GitHub, does not. */
const BROKEN_BOLD = {
  found: /\*\*/,
  instead: 'this is not bold elsewhere: put the punctuation behind the closing asterisks',
};

/** Readers lose the beginning of a longer sentence: words, a code span being one, or Han characters. */
const MAX_SENTENCE_LENGTH: Partial<Record<Locale, number>> = { en: 30, zh: 40 };

/** Matches the beginning of a scenario that does not begin with a verb. */
const SCENARIO = /^(?:An?|The|Before|Once|Where|When|If|Someone|Something)\b/;

/** Checks the words of a page against the rules of the style guide that a test can hold. */
export function checkWording(page: Page): Problem[] {
  const { file, locale, tree, frontmatter } = page;
  const passages = ['description', 'advice'].flatMap((key) =>
    frontmatter[key] ? [{ text: String(frontmatter[key]), line: frontmatterLine(tree, key) }] : [],
  );
  visit(tree, ['paragraph', 'tableCell', 'heading'], (node) => {
    passages.push({ text: proseOf(node as Paragraph), line: lineOf(node) });
  });
  const problems = passages.flatMap(({ text, line }) => [
    ...[...(WORDINGS[locale] ?? []), UNFINISHED, BROKEN_BOLD]
      .filter(({ found }) => found.test(text))
      .map(({ found, instead }) => ({
        line,
        message: `"${found.exec(text)![0].trim()}": ${instead}`,
      })),
    ...longSentences(text, locale).map((words) => ({
      line,
      message: `a sentence has ${words} words; write two, ${MAX_SENTENCE_LENGTH[locale]} are the limit`,
    })),
  ]);
  return [...problems, ...checkStyle(page)].map((problem) => ({ file, ...problem }));
}

function checkStyle(page: Page): LineProblem[] {
  const [returns] = sectionContent(page, 'returns');
  const isVerbless =
    returns?.type === 'paragraph' &&
    returns.children[0]?.type === 'inlineCode' &&
    /^§[:：]/.test(proseOf(returns));
  const items = sectionContent(page, 'usage-scenarios').flatMap((node) =>
    node.type === 'list' && page.locale === 'en' ? node.children : [],
  );
  return [
    ...(isVerbless
      ? [{ line: lineOf(returns), message: 'begin with a whole sentence: what does it return?' }]
      : []),
    ...items.flatMap((item) =>
      problemIf(
        SCENARIO.test(proseOf(item)),
        lineOf(item),
        'a scenario begins with a verb: "Deduplicate ids before a request"',
      ),
    ),
  ];
}

function longSentences(text: string, locale: Locale): number[] {
  const lengths =
    locale === 'en'
      ? text
          .split(/[.;:?!](?:\s|$)/)
          .map((sentence) => sentence.split(/\s+/).filter((word) => /[\w§]/.test(word)).length)
      : text.split(/[。？！]/).map((sentence) => sentence.match(/\p{sc=Han}/gu)?.length ?? 0);
  return lengths.filter((length) => length > (MAX_SENTENCE_LENGTH[locale] ?? Infinity));
}

function proseOf(node: Nodes): string {
  const parts: string[] = [];
  visit(node, ['text', 'inlineCode'], (part) => {
    parts.push(part.type === 'inlineCode' ? '§' : (part as { value: string }).value);
  });
  return parts.join('').replace(/\s*\{#[\w-]+\}/, '');
}

const HAN = /\p{Script=Han}/u;
const UNTRANSLATED = 'this is not written in the language of the page; translate it';

/** Checks that the prose of a page is written in its language. */
export function checkLanguage(page: Page): Problem[] {
  const { file, locale, tree, frontmatter } = page;
  const lines: number[] = [];
  if (!isWrittenIn(locale, String(frontmatter['description'] ?? ''))) {
    lines.push(frontmatterLine(tree, 'description'));
  }
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    if (!isWrittenIn(locale, wordsOf(node as Nodes))) lines.push(lineOf(node));
  });
  for (const { meta, line } of page.blocks) {
    const reasons = [norunReason(meta), unsandboxedReason(meta)].filter(Boolean);
    // A reason is too short to count its words.
    if (reasons.some((reason) => HAN.test(reason!) !== (locale === 'zh'))) lines.push(line - 1);
  }
  return lines.map((line) => ({ file, line, message: UNTRANSLATED }));
}

function wordsOf(node: Nodes): string {
  const texts: string[] = [];
  visit(node, 'text', (text) => {
    texts.push(toString(text).replace(/\{#[\w-]+\}/, ''));
  });
  return texts.join(' ');
}
