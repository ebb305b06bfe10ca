import { debounce, debounceSync, throttle } from 'funtool/function';
import _ from 'lodash';

// last-call
const save = debounce(function (...args) {
  return [this.name, ...args];
}, 5);
const ada = { name: 'Ada', save };
const bo = { name: 'Bo', save };
ada.save('draft');
await bo.save('final', 2); // => ['Bo', 'final', 2]

// quiet-time
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let runs = 0;
const save = debounce(() => ++runs, 60);
save();
await sleep(40);
const last = save();
await sleep(40);
runs; // => 0
await last; // => 1

// zero
let runs = 0;
const save = debounce(() => ++runs, 0);
const waiting = save();
runs; // => 0
await waiting; // => 1

// promises
const save = debounce((text) => text.length, 5);
const waiting = save('tea');
waiting instanceof Promise; // => true
await waiting; // => 3

// methods
Object.keys(debounce(() => 1)); // => ['cancel', 'flush', 'pending']

// canceled
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let runs = 0;
const save = debounce(() => ++runs, 5);
const waiting = save().catch((reason) => reason);
save.cancel();
await waiting; // => 'Debounced call canceled'
await sleep(30);
runs; // => 0

// flushed
const texts = [];
const save = debounce((text) => texts.push(text), 60000);
save('draft');
const result = save.flush();
texts; // => ['draft']
result instanceof Promise; // => true
await result; // => 1

// nothing-waiting
let runs = 0;
const save = debounce(() => ++runs, 60000);
await save.flush(); // => undefined
runs; // => 0

// pending
const save = debounce(() => 1, 60000);
save.pending(); // => false
save();
save.pending(); // => true
await save.flush(); // => 1
save.pending(); // => false

// same-error
const error = new Error('no order 7');
const load = debounce(async () => {
  throw error;
}, 5);
(await load().catch((reason) => reason)) === error; // => true

// delayed-error
const { setTimeout: schedule } = globalThis;
let runDelayed;
globalThis.setTimeout = (callback) => {
  runDelayed = callback;
};
const error = new RangeError('too long');
const fail = debounce(() => {
  throw error;
});
const caught = fail().catch((reason) => reason);
globalThis.setTimeout = schedule;
runDelayed(); // => throws RangeError: too long
(await caught) === error; // => true

// error-in-flush
const parse = debounce((text) => JSON.parse(text), 60000);
const caught = parse('{').catch((error) => error.name);
parse.flush(); // => throws SyntaxError
await caught; // => 'SyntaxError'

// wrapper-per-call
const texts = [];
const renders = ['t', 'te', 'tea'].map((text) => debounce(() => texts.push(text), 5)());
await Promise.all(renders);
texts; // => ['t', 'te', 'tea']

// node-process
const { spawnSync } = process.getBuiltinModule('node:child_process');
const statusOf = (code) => spawnSync(process.execPath, ['--eval', code]).status;
statusOf("Promise.reject('Debounced call canceled')"); // => 1
statusOf("setTimeout(() => { throw new Error('late'); })"); // => 1

// quiet-cancel
let runs = 0;
const save = debounceSync(() => ++runs, 60000);
save(); // => undefined
save.cancel(); // => undefined
save.flush(); // => undefined
runs; // => 0

// overlap
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let running = 0;
const seen = [];
const save = debounce(async () => {
  seen.push(++running);
  await sleep(50);
  running -= 1;
}, 0);
const first = save();
await sleep(20);
await Promise.all([first, save()]);
seen; // => [1, 2]

// regular
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const runs = { debounced: 0, throttled: 0 };
const debounced = debounce(() => ++runs.debounced, 60);
const throttled = throttle(() => ++runs.throttled, 30);
for (let call = 0; call < 8; call++) {
  debounced().catch(() => {});
  throttled();
  await sleep(15);
}
runs.debounced; // => 0
runs.throttled >= 3; // => true
debounced.cancel(); // => undefined

// native-timers
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
'debounce' in globalThis; // => false
'debounce' in Function.prototype; // => false
const texts = [];
let timer;
function save(text) {
  clearTimeout(timer);
  timer = setTimeout(() => texts.push(text), 5);
}
save('t');
save('tea');
await sleep(40);
texts; // => ['tea']

// lodash-debounce
const save = _.debounce((text) => text.length, 60000);
save('t'); // => undefined
save.flush(); // => 1
save('tea'); // => 1
save.cancel(); // => undefined

// lodash-options
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const log = [];
const first = _.debounce(() => log.push('leading'), 60000, { leading: true });
first();
first.cancel();
const never = _.debounce(() => log.push('never'), 5, { trailing: false });
never();
await sleep(40);
log; // => ['leading']
const often = _.debounce(() => log.push('maxWait'), 100, { maxWait: 40 });
for (let call = 0; call < 5; call++) {
  often();
  await sleep(25);
}
often.cancel();
log.includes('maxWait'); // => true
