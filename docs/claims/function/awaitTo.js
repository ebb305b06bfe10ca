import { awaitTo, noop } from 'funtool/function';

// any-value
await awaitTo(42); // => [null, 42]
await awaitTo('draft'); // => [null, 'draft']
await awaitTo(null); // => [null, null]
await awaitTo({ id: 7 }); // => [null, { id: 7 }]

// promise-of-pair
awaitTo(42) instanceof Promise; // => true
await awaitTo(Promise.resolve('ok')); // => [null, 'ok']
await awaitTo(Promise.reject('no')); // => ['no', undefined]

// any-reason
const reasons = [new Error('offline'), 'offline', 404, 0, '', null, { code: 7 }];
const attempts = reasons.map((reason) => awaitTo(Promise.reject(reason)));
const pairs = await Promise.all(attempts);
pairs.map(([error], index) => error === reasons[index]);
// => [true, true, true, true, true, true, true]
pairs.every(([, value]) => value === undefined); // => true

// falsy-reasons
async function nameOf(request) {
  const [error, user] = await awaitTo(request);
  return error || !user ? 'unknown' : user.name;
}
const reasons = [undefined, null, 0, '', false];
await Promise.all(reasons.map((reason) => nameOf(Promise.reject(reason))));
// => ['unknown', 'unknown', 'unknown', 'unknown', 'unknown']

// resolved-error
const declined = new Error('declined');
const [error, value] = await awaitTo(Promise.resolve(declined));
error; // => null
value === declined; // => true

// ignored-failure
const refresh = async () => {
  throw new Error('offline');
};
await refresh().catch(noop); // => undefined

// native-try
async function messageOf(load) {
  try {
    return await load();
  } catch (error) {
    return error.message;
  }
}
await messageOf(async () => {
  throw new Error('offline');
}); // => 'offline'
await messageOf(() => {
  throw new Error('thrown before the promise');
}); // => 'thrown before the promise'

// native-all-settled
await Promise.allSettled([Promise.resolve(7), Promise.reject(0)]);
// => [{ status: 'fulfilled', value: 7 }, { status: 'rejected', reason: 0 }]
