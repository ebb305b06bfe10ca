import { loadStyles } from '@funtool-docs/islands/starter/append';
import styles from './live.css?url';

// Entry of the chunk that is loaded when an example is first used.
export { ExampleSession } from './ExampleSession';
export { ExampleView } from './ExampleView';

void loadStyles(styles);
