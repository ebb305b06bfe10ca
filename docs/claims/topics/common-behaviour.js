import { isArray, isDate, isMap, isSet } from 'funtool/type';

// own-classes
const { runInNewContext } = process.getBuiltinModule('node:vm');
['Array', 'Map', 'Object'].some((name) => runInNewContext(name) === globalThis[name]); // => false

// realms
const { runInNewContext } = process.getBuiltinModule('node:vm');
const list = runInNewContext('[]');
list instanceof Array; // => false
isArray(list); // => true
isDate(runInNewContext('new Date()')); // => true
isMap(runInNewContext('new Map()')); // => false
isSet(runInNewContext('new Set()')); // => false
