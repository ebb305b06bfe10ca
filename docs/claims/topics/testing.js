import * as functions from 'funtool/function';
import * as root from 'funtool';
import { base64ToBlob, base64ToFormData, debounce, debounceSync, ObjectId } from 'funtool/function';
import { throttle, throttleSync } from 'funtool/function';
import { regex } from 'funtool/regex';
import { isBlob, isElement } from 'funtool/type';

// clock
const runs = [];
const record = (name) => () => void runs.push(name);
const wrappers = [
  debounce(record('debounce'), 300),
  debounceSync(record('debounceSync'), 300),
  throttle(record('throttle'), 300),
  throttleSync(record('throttleSync'), 300),
];
const real = { now: Date.now, setTimeout, clearTimeout };
const timers = new Set();
let now = 1_000;
Date.now = () => now;
globalThis.setTimeout = (run, delay) => {
  const timer = { run, time: now + delay };
  timers.add(timer);
  return timer;
};
globalThis.clearTimeout = (timer) => void timers.delete(timer);
for (const wrapper of [...wrappers, ...wrappers]) wrapper();
runs.splice(0); // => ['throttle', 'throttleSync']
[...timers].map(({ time }) => time); // => [1300, 1300, 1300, 1300]
now = 1_300;
timers.forEach(({ run }) => run());
runs; // => ['debounce', 'debounceSync', 'throttle', 'throttleSync']
Date.now = real.now;
Object.assign(globalThis, { setTimeout: real.setTimeout });
Object.assign(globalThis, { clearTimeout: real.clearTimeout });

// real-date
const { now } = Date;
const time = now();
const real = setTimeout;
const timers = [];
const drawn = [];
const draw = throttleSync((top) => void drawn.push(top), 100);
Date.now = () => time;
globalThis.setTimeout = (run) => timers.push(run);
draw(10);
draw(20);
timers.length; // => 1
drawn; // => [10]
draw(30);
timers.length; // => 1
drawn; // => [10]
globalThis.setTimeout = real;
Date.now = now;

// canceled
const canceled = ['debounce', 'throttle'].map((name) => {
  const save = functions[name]((draft) => draft.length, 300);
  if (name === 'throttle') void save('Dear');
  const outcome = save('Dear Ada').catch((reason) => reason);
  save.cancel();
  return Promise.race([outcome, new Promise((resolve) => setTimeout(resolve, 30, 'pending'))]);
});
await Promise.all(canceled); // => ['Debounced call canceled', 'pending']

// thrown
const real = setTimeout;
const timers = [];
globalThis.setTimeout = (run) => timers.push(run);
const fail = () => {
  throw new RangeError('offline');
};
const outcome = debounce(fail, 300)().catch((error) => error.message);
debounceSync(fail, 300)();
globalThis.setTimeout = real;
timers[0](); // => throws RangeError: offline
timers[1](); // => throws RangeError: offline
await outcome; // => 'offline'

// prefix
const { random } = Math;
Math.random = () => 0.5;
ObjectId.createWithPrefix('order-', () => 0).slice(14); // => '8888888888888888'
ObjectId.createWithPrefix.length; // => 1
Math.random = random;

// no-document
typeof document; // => 'undefined'
isElement({ nodeType: 1, nodeName: 'BODY' }); // => false
base64ToBlob('data:text/plain;base64,aGk=').blob.size; // => 2
base64ToFormData('data:text/plain;base64,aGk=').get('file').size; // => 2

// entries
const shared = Object.keys(functions).filter((name) => functions[name] === root[name]);
shared; // => []
typeof root.generateVerificationCode; // => 'function'

// namespace
const { spawnSync } = process.getBuiltinModule('node:child_process');
const code = (last) =>
  `import * as signIn from 'data:text/javascript,export const create = () => 1'; ${last}`;
const statusOf = (last) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', code(last)]).status;
statusOf('signIn.create();'); // => 0
statusOf('signIn.create = () => 2;'); // => 1
statusOf("Object.defineProperty(signIn, 'create', { value: () => 2 });"); // => 1

// node-blob browser
const { Blob: NodeBlob } = process.getBuiltinModule('node:buffer');
isBlob(new NodeBlob(['hi'])); // => false

// rule
const rule = { name: 'seat', pattern: /^\d+[A-F]$/, validate: () => true };
const loadModule = () => regex.definePlugin(rule).name;
loadModule(); // => 'seat'
loadModule(); // => throws Error: Rule 'seat' is already registered.
['remove', 'delete', 'undefinePlugin', 'clear'].some((name) => name in regex); // => false
