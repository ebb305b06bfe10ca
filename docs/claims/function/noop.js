import { noop as rootNoop } from 'funtool';
import { awaitTo, noop } from 'funtool/function';

// rejection-as-value
await awaitTo(Promise.reject('offline')); // => ['offline', undefined]
await Promise.reject('offline').catch(noop); // => undefined

// two-functions
rootNoop === noop; // => false
rootNoop.calls = 3;
noop.calls; // => undefined
delete rootNoop.calls; // => true

// native-arrow
const nothing = () => {};
nothing(1, 'saved'); // => undefined
[19, 29].map(nothing); // => [undefined, undefined]
const other = () => {};
nothing === other; // => false

// native-optional
const save = (onSave) => onSave?.(7);
save(); // => undefined
save((id) => id + 1); // => 8
