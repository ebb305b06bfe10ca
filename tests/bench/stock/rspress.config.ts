import path from 'node:path';
import { stockConfig } from './stockConfig';

const root = path.resolve(import.meta.dirname, '../../..');

export default stockConfig(root, path.join(root, 'test-results/stock'));
