import { preinit } from 'react-dom';
import styles from './live.css?url';

// Everything of an example that is loaded when it is used, and not before.
export { ExampleSession } from './ExampleSession';
export { ExampleView } from './ExampleView';

preinit(styles, { as: 'style', precedence: 'default' });
