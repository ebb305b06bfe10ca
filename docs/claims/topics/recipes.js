import { awaitTo, debounceSync, ObjectId } from 'funtool/function';
import { mergeDeep } from 'funtool/object';
import { regex } from 'funtool/regex';
import { toCamelCase } from 'funtool/string';

// id-first
const id = '110105194912310021';
const phone = /(1[3-9]\d)\d{4}(\d{4})/g;
phone.test(id); // => true

// whole-strings
const lines = { mobile: '13800138000', IDCard: '11010519491231002X' };
const isFound = (rule, text) => regex.replacer(text).use(rule).with('***').result() !== text;
Object.entries(lines).map(([rule, text]) => isFound(rule, text)); // => [true, true]
Object.entries(lines).map(([rule, text]) => isFound(rule, `call ${text}`)); // => [false, false]

// mixed-ids
const ids = [7, '7'];
[new Map(ids.map((id) => [id, id])).size, new Set(ids).size]; // => [2, 2]

// no-word
toCamelCase('_'); // => throws TypeError
toCamelCase('订单'); // => throws TypeError

// clock-and-random
const { now } = Date;
const { random } = Math;
Date.now = () => 0x664723a4 * 1000;
Math.random = () => 0;
const made = new ObjectId().toHexString();
Date.now = now;
Math.random = random;
made; // => '664723a40000000000000000'

// large-file
String.fromCharCode(...new Uint8Array(5_000_000)); // => throws RangeError

// by-index
const state = { cart: ['tea', 'mug'] };
mergeDeep(state, { cart: ['cup'] }).cart; // => ['cup', 'mug']

// late-response
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const shown = [];
const search = debounceSync(async (text) => {
  await sleep(text === 'tea' ? 60 : 10);
  shown.push(text);
}, 300);
search('tea');
const slow = search.flush();
search('teapot');
await search.flush();
await slow;
shown; // => ['teapot', 'tea']

// second-click
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let requests = 0;
const submit = debounceSync(async () => {
  requests++;
  await awaitTo(sleep(200));
}, 10);
submit();
await sleep(60);
submit();
await sleep(60);
requests; // => 2
