import { preinit } from 'react-dom';
import styles from './types.css?url';

// Entry of the chunk that is loaded when a reader first points at code or asks for its types.
export { hintAt } from './hint';
export { TypeList } from './TypeList';

preinit(styles, { as: 'style', precedence: 'default' });
