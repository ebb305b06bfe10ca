// Entry of the chunk that is loaded when a disclosure is first opened.
import type { ReactNode } from 'react';
import { CONTRACT_ID, DIFFERENCES_ID, NEIGHBOURS_ID } from '@funtool-docs/shared/elementIds';
import {
  contractName,
  contractPath,
  type ContractRecord,
} from '@funtool-docs/facts/contract/contract';
import {
  differencesPath,
  type PageDifferences,
  neighboursPath,
  type PageNeighbours,
} from '@funtool-docs/facts/differences/differences';
import { fetchData } from '@funtool-docs/islands/client/fetchData';
import { ContractCard } from './contract/ContractCard';
import { DifferenceRows, NeighbourRows } from './differences/DifferenceRows';

/** By the id of a disclosure: loads what is in it, by the name of the page, such as `array/at`. */
const CONTENTS: Record<string, (name: string) => Promise<ReactNode>> = {
  [CONTRACT_ID]: async (name) => (
    <ContractCard record={await fetchData<ContractRecord>(contractPath(name))} />
  ),
  [DIFFERENCES_ID]: async (name) => (
    <DifferenceRows {...await fetchData<PageDifferences>(`/${differencesPath(name)}`)} />
  ),
  [NEIGHBOURS_ID]: async (name) => (
    <NeighbourRows {...await fetchData<PageNeighbours>(`/${neighboursPath(name)}`)} />
  ),
};

/**
 * Loads what is in a disclosure.
 *
 * @param id Of its summary.
 * @param route Of its page.
 * @throws {Error} If it cannot be loaded.
 */
export function loadContent(id: string, route: string): Promise<ReactNode> {
  return CONTENTS[id]!(contractName(route));
}
