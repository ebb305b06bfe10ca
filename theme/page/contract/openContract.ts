import { fetchData } from '@funtool-docs/islands/client/fetchData';
import {
  contractName,
  contractPath,
  type ContractRecord,
} from '@funtool-docs/facts/contract/contractRecord';

// Entry of the chunk that is loaded when a contract is first opened.
export { ContractCard } from './ContractCard';

/**
 * Fetches the contract of the page at a route.
 *
 * @throws {Error} If it cannot be loaded.
 */
export function fetchContract(route: string): Promise<ContractRecord> {
  return fetchData<ContractRecord>(contractPath(contractName(route)));
}
