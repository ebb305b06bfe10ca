import { preinit } from 'react-dom';
import styles from './live.css?url';

// Entry of the chunk that is loaded when an example is first used.
export { ExampleSession } from './ExampleSession';
export { ExampleView } from './ExampleView';

preinit(styles, { as: 'style', precedence: 'default' });
