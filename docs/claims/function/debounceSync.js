import { debounce, debounceSync, throttleSync } from 'funtool/function';

// last-call
const seen = [];
const save = debounceSync(function (...args) {
  seen.push([this.name, ...args]);
}, 60000);
const ada = { name: 'Ada', save };
const bo = { name: 'Bo', save };
ada.save('draft');
bo.save('final', 2);
save.flush(); // => undefined
seen; // => [['Bo', 'final', 2]]

// quiet-time
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let runs = 0;
const save = debounceSync(() => ++runs, 60);
save();
await sleep(40);
save();
await sleep(40);
runs; // => 0
await sleep(60);
runs; // => 1

// zero
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let runs = 0;
const save = debounceSync(() => ++runs, 0);
save();
runs; // => 0
await sleep(20);
runs; // => 1

// no-result
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const double = debounceSync((n) => n * 2, 5);
double(21); // => undefined
await sleep(30);
double(21); // => undefined
double.flush(); // => 42

// methods
Object.keys(debounceSync(() => 1)); // => ['cancel', 'flush', 'pending']

// canceled
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let runs = 0;
const save = debounceSync(() => ++runs, 5);
save();
save.cancel(); // => undefined
save.cancel(); // => undefined
await sleep(30);
runs; // => 0

// flushed
const texts = [];
const save = debounceSync((text) => texts.push(text), 60000);
save.flush(); // => undefined
save('draft');
save.flush(); // => 1
texts; // => ['draft']
save.flush(); // => undefined

// pending
const save = debounceSync(() => 1, 60000);
save.pending(); // => false
save();
save.pending(); // => true
save.flush(); // => 1
save.pending(); // => false

// delayed-error
const { setTimeout: schedule } = globalThis;
let runDelayed;
globalThis.setTimeout = (callback) => {
  runDelayed = callback;
};
const fail = debounceSync(() => {
  throw new RangeError('too long');
});
fail(); // => undefined
globalThis.setTimeout = schedule;
runDelayed(); // => throws RangeError: too long

// node-process
const { spawnSync } = process.getBuiltinModule('node:child_process');
const statusOf = (code) => spawnSync(process.execPath, ['--eval', code]).status;
const late = "setTimeout(() => { throw new Error('late'); });";
statusOf(late); // => 1
statusOf(`process.on('uncaughtException', () => {}); ${late}`); // => 0

// no-options
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let runs = 0;
const save = debounceSync(() => ++runs, 100, { leading: true, maxWait: 40 });
for (let call = 0; call < 6; call++) {
  save();
  await sleep(25);
}
runs; // => 0
save.cancel(); // => undefined

// own-wrapper
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const steps = [];
const count = debounceSync((step) => {
  steps.push(step);
  if (step < 3) count(step + 1);
}, 5);
count(1);
count.flush(); // => undefined
count.pending(); // => false
await sleep(40);
steps; // => [1]

// promised
const double = debounce((n) => n * 2, 5);
const waiting = double(21);
waiting instanceof Promise; // => true
await waiting; // => 42

// regular
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const runs = { debounced: 0, throttled: 0 };
const debounced = debounceSync(() => ++runs.debounced, 60);
const throttled = throttleSync(() => ++runs.throttled, 30);
for (let call = 0; call < 8; call++) {
  debounced();
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
