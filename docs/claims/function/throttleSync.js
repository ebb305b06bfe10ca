import { debounceSync, throttle, throttleSync } from 'funtool/function';

// no-result
const double = throttleSync((n) => n * 2, 60000);
double(21); // => undefined
double(4); // => undefined
double.flush(); // => undefined

// by-the-clock
const { now } = Date;
let runs = 0;
const count = throttleSync(() => ++runs, 500);
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
  const count = throttleSync(() => ++runs, interval);
  [1, 2, 3].forEach(() => count());
  return runs;
};
[0, -5].map(runsWith); // => [3, 3]
runsWith(60000); // => 1

// methods
Object.keys(throttleSync(() => 1)); // => ['cancel', 'flush', 'pending']

// canceled
const seen = [];
const report = throttleSync((n) => seen.push(n), 60000);
report(1);
report(2);
report.cancel(); // => undefined
report.pending(); // => false
report(3);
seen; // => [1]
report.pending(); // => true
report.cancel(); // => undefined

// flushed
const seen = [];
const report = throttleSync((n) => seen.push(n), 60000);
report(1);
report(2);
report.flush(); // => undefined
seen; // => [1, 2]

// pending
const count = throttleSync(() => 1, 60000);
count();
count.pending(); // => false
count();
count.pending(); // => true
count.cancel(); // => undefined
count.pending(); // => false

// error-in-flush
const parse = throttleSync((text) => JSON.parse(text), 60000);
parse('['); // => throws SyntaxError
parse('[]');
parse('[');
parse.flush(); // => throws SyntaxError
parse.cancel(); // => undefined

// delayed-error
const { setTimeout: schedule } = globalThis;
let runDelayed;
globalThis.setTimeout = (callback) => {
  runDelayed = callback;
  return {};
};
const parse = throttleSync((text) => JSON.parse(text), 60000);
parse('[]');
parse('['); // => undefined
globalThis.setTimeout = schedule;
runDelayed(); // => throws SyntaxError
parse.pending(); // => true

// node-process
const { spawnSync } = process.getBuiltinModule('node:child_process');
const late = "setTimeout(() => { throw new Error('late'); });";
spawnSync(process.execPath, ['--eval', late]).status; // => 1

// last-call
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const clicks = [];
const click = throttleSync((id) => clicks.push(id), 20);
click('first');
click('second');
click('third');
clicks; // => ['first']
await sleep(60);
clicks; // => ['first', 'third']

// ways-to-results
const promised = throttle((n) => n * 2, 20);
await promised(21); // => 42
const flushed = debounceSync((n) => n * 2, 60000);
flushed(21); // => undefined
flushed.flush(); // => 42

// lost-calls
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const seen = [];
const report = throttleSync((text) => {
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
report('later');
seen; // => ['first', 'later']
report.pending(); // => false

// blocked-loop
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const seen = [];
const move = throttleSync((...at) => {
  seen.push(at);
}, 10);
move(1);
move(2);
const start = Date.now();
while (Date.now() - start < 30);
move(3);
await sleep(60);
seen; // => [[1], [3], []]

// own-wrapper
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const seen = [];
const move = throttleSync((...at) => {
  seen.push(at);
  if (at[0] === 1) move(2);
}, 10);
move(1);
await sleep(60);
seen; // => [[1], []]

// calls-stop
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
await sleep(80);
runs.debounced; // => 1

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
