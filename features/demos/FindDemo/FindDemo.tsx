import { lazy } from 'react';
import { STARTS_AT_ONCE } from '../../../ui/sharedNames';
import { Demo } from '../parts/Demo';
import { LazyPart } from '../parts/LazyPart';

const FindForm = lazy(() => import('./FindForm'));

/** Finds the functions that give a result for an input. */
export function FindDemo() {
  return (
    <Demo>
      <div {...{ [STARTS_AT_ONCE]: '' }}>
        <LazyPart>
          <FindForm />
        </LazyPart>
      </div>
    </Demo>
  );
}
