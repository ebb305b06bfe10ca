import { runsOf } from './execute';

/** Entry of the sandbox of examples that the build has prepared, a third as large. */
export const createRuns = runsOf(({ prepared }) => prepared!);
