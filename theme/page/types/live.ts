import { preinit } from 'react-dom';
import styles from './types.css?url';

// Entry of the chunk that is loaded when a reader first asks for the types of an example.
export { TypeList } from './TypeList';

preinit(styles, { as: 'style', precedence: 'default' });
