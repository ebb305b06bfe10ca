import './folder.mjs';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url, { jsx: true });

/**
 * Imports a TypeScript module, which the oldest supported Node.js cannot do itself.
 *
 * @param {string} file Path from the repository's root.
 */
export const importTs = (file) => jiti.import(`../${file}`);
