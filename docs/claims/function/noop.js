import { noop as rootNoop } from 'funtool';
import { awaitTo, noop } from 'funtool/function';
import _ from 'lodash';

// ignored-this
noop.call({ id: 7 }); // => undefined
noop.apply(null, [1, 2]); // => undefined

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

// lodash-noop
_.noop(1, 'saved', {}); // => undefined
[19, 29].map(_.noop); // => [undefined, undefined]
_.noop.length; // => 0
typeof new _.noop(); // => 'object'
