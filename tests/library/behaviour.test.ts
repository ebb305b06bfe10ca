import { runVectors } from './runVectors';

runVectors(undefined);
