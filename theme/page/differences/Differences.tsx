import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { DIFFERENCES_ID, NEIGHBOURS_ID } from '@funtool-docs/shared/elementIds';
import { describeShares } from '@funtool-docs/facts/differences/differences';
import texts from '@funtool-docs/facts/differences/texts.json';
import { OnDemand } from './OnDemand';

interface DifferencesProps {
  /** Numbers of calls that gave the same as with each counterpart, packed. */
  same: string;
}

/** Shows where a function and its counterparts differ. */
export function Differences({ same }: DifferencesProps) {
  const t = useTexts(texts);
  return (
    <OnDemand
      id={DIFFERENCES_ID}
      summary={describeShares(same, t)}
      load={() => import('./DifferenceRows').then(({ DifferenceRows }) => DifferenceRows)}
    />
  );
}

interface NeighboursProps {
  /** Names of the other functions of the family. */
  names: string;
}

/** Shows where a function and others of its family differ. */
export function Neighbours({ names }: NeighboursProps) {
  const t = useTexts(texts);
  return (
    <OnDemand
      id={NEIGHBOURS_ID}
      summary={t('neighbours', { names })}
      load={() => import('./NeighbourRows').then(({ NeighbourRows }) => NeighbourRows)}
    />
  );
}
