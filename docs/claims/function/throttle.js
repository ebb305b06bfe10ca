import { debounce, throttle, throttleSync } from 'funtool/function';
import _ from 'lodash';

// last-call
const report = throttle(function (...args) {
  return [this.name, ...args];
}, 20);
const ada = { name: 'Ada', report };
const bo = { name: 'Bo', report };
await ada.report('first'); // => ['Ada', 'first']
ada.report('skipped');
await bo.report('last', 2); // => ['Bo', 'last', 2]

// system-clock
const { now } = Date;
let runs = 0;
const count = throttle(() => ++runs, 500);
const callAt = (time) => {
  Date.now = () => time;
  count();
  Date.now = now;
  return runs;
};
callAt(1000); // => 1
callAt(1499); // => 1
count.cancel(); // => undefined
callAt(1500); // => 2

// no-limit
const runsWith = (interval) => {
  let runs = 0;
  const count = throttle(() => ++runs, interval);
  [1, 2, 3].forEach(() => count());
  return runs;
};
[0, -5].map(runsWith); // => [3, 3]
runsWith(60000); // => 1

// promises
const double = throttle((n) => n * 2, 20);
double(1) instanceof Promise; // => true
await double(21); // => 42

// methods
Object.keys(throttle(() => 1)); // => ['cancel', 'flush', 'pending']

// canceled
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const seen = [];
const report = throttle((n) => seen.push(n), 60000);
report(1);
const waiting = report(2).then(() => 'settled');
report.cancel(); // => undefined
report.pending(); // => false
await Promise.race([waiting, sleep(40).then(() => 'still waiting')]);
// => 'still waiting'
report(3);
seen; // => [1]
report.pending(); // => true
report.cancel(); // => undefined

// flushed
const seen = [];
const report = throttle((n) => seen.push(n), 60000);
report(1);
report(2);
const result = report.flush();
seen; // => [1, 2]
result instanceof Promise; // => true
await result; // => 2

// nothing-waiting
let runs = 0;
const count = throttle(() => ++runs, 60000);
await count.flush(); // => undefined
count();
await count.flush(); // => undefined
runs; // => 1

// pending
const count = throttle(() => 1, 60000);
count();
count.pending(); // => false
count();
count.pending(); // => true
count.cancel(); // => undefined
count.pending(); // => false

// asynchronous
const load = throttle(async (id) => {
  throw new Error(`no order ${id}`);
}, 20);
await load(7); // => throws Error: no order 7

// error-in-flush
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const parse = throttle((text) => JSON.parse(text), 60000);
parse('[]');
const waiting = parse('[').then(
  () => 'settled',
  () => 'settled',
);
parse.flush(); // => throws SyntaxError
parse.pending(); // => true
await Promise.race([waiting, sleep(40).then(() => 'still waiting')]);
// => 'still waiting'
parse.cancel(); // => undefined
parse.pending(); // => false

// delayed-error
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const { setTimeout: schedule } = globalThis;
let runDelayed;
globalThis.setTimeout = (callback) => {
  runDelayed = callback;
  return {};
};
const parse = throttle((text) => JSON.parse(text), 60000);
parse('[]');
const waiting = parse('[').then(
  () => 'settled',
  () => 'settled',
);
globalThis.setTimeout = schedule;
runDelayed(); // => throws SyntaxError
parse.pending(); // => true
await Promise.race([waiting, sleep(40).then(() => 'still waiting')]);
// => 'still waiting'
parse.cancel(); // => undefined
parse.pending(); // => false

// node-process
const { spawnSync } = process.getBuiltinModule('node:child_process');
const late = "setTimeout(() => { throw new Error('late'); });";
spawnSync(process.execPath, ['--eval', late]).status; // => 1

// lost-calls
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const seen = [];
const report = throttle((text) => {
  if (text === 'bad') throw new Error(text);
  seen.push(text);
}, 30);
report('first');
report('bad');
report.flush(); // => throws Error: bad
report('lost');
await sleep(80);
seen; // => ['first']
report.pending(); // => true
await report('later'); // => undefined
seen; // => ['first', 'later']
report.pending(); // => false

// own-wrapper
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const seen = [];
const move = throttle((...at) => {
  seen.push(at);
  if (at[0] === 1) move(2);
}, 10);
move(1);
await sleep(60);
seen; // => [[1], []]

// after-flush
const { now } = Date;
const count = throttle(() => 1, 500);
const callAt = (time, call) => {
  Date.now = () => time;
  call();
  Date.now = now;
};
callAt(1000, count);
callAt(1400, count);
callAt(1400, count.flush);
callAt(1600, count);
count.pending(); // => true
count.cancel(); // => undefined

// without-promises
const double = throttleSync((n) => n * 2, 60000);
double(21); // => undefined

// calls-stop
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const runs = { debounced: 0, throttled: 0 };
const debounced = debounce(() => ++runs.debounced, 60);
const throttled = throttle(() => ++runs.throttled, 30);
let last;
for (let call = 0; call < 8; call++) {
  last = debounced();
  throttled();
  await sleep(15);
}
runs.debounced; // => 0
runs.throttled >= 3; // => true
await last; // => 1

// native-frame browser
let requested = false;
let drawings = 0;
function request() {
  if (requested) return;
  requested = true;
  requestAnimationFrame(() => {
    requested = false;
    drawings += 1;
  });
}
request();
request();
request();
drawings; // => 0
await new Promise((resolve) => requestAnimationFrame(resolve));
drawings; // => 1

// lodash-throttle
const double = _.throttle((n) => n * 2, 60000);
double(21); // => 42
double(4); // => 42
double.flush(); // => 8
double.cancel(); // => undefined

// lodash-options
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const seen = [];
const log = (text) => seen.push(text);
const first = _.throttle(log, 10, { trailing: false });
first('first');
first('not last');
const last = _.throttle(log, 20, { leading: false });
last('not first');
last('last');
seen; // => ['first']
await sleep(60);
seen; // => ['first', 'last']

// no-options
let runs = 0;
const report = throttle(() => ++runs, 20, { leading: false, trailing: false });
report();
runs; // => 1
await report(); // => 2
