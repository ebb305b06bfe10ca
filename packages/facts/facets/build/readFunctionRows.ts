import { readMeasuredFacts } from '../../library/measuredFacts';
import { readFacts } from '../../library/readFacts';
import { readPages } from '@funtool-docs/content/loadSite';
import { isApiPage, topicOf } from '@funtool-docs/content/paths';
import type { Locale } from '../../../../site.config';
import type { ContractAnswer, Property } from '../../contract/contractRecord';
import { readContract } from '../../contract/readContract';
import type { FunctionRow } from '../facets';
import { kindsOf } from './kindsOf';

/**
 * Collects what is known of the function of every API page, in the order of the pages.
 *
 * @param root Repository root.
 */
export function readFunctionRows(root: string, locale: Locale): FunctionRow[] {
  return readPages(root, locale)
    .filter(isApiPage)
    .flatMap((page) => {
      const name = topicOf(page.slug);
      const facts = readFacts(root, page);
      const measured = readMeasuredFacts(root, name);
      const contract = readContract(root, name);
      if (!facts || !measured || !contract) return [];
      const answerOf = (wanted: Property) =>
        contract.statements.find(({ property }) => property === wanted)!.answer;
      const { title, description } = page.frontmatter as { title: string; description: string };
      const throws: ContractAnswer = measured.throwsOnValidTypes ? 'sometimes' : 'no';
      const isConstant = facts.inNode !== undefined;
      return [
        {
          page: name.replace(/(?<=\/)index$/, ''),
          title,
          description,
          ...kindsOf(page),
          acceptsNull: answerOf('acceptsNull'),
          throws,
          changesArguments: answerOf('changesArguments'),
          environment: isConstant || facts.environment === 'browser' ? 'browser' : 'any',
          size: Math.max(...facts.sizes.map(({ fromCategory }) => fromCategory.brotli)),
        },
      ];
    });
}
