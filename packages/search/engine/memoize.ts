/** Caches the last `size` results of a function (LRU), except rejected promises. */
export function memoize<T>(size: number, answer: (question: string) => T): (question: string) => T {
  const answers = new Map<string, T>();
  return (question) => {
    const known = answers.has(question);
    const value = known ? (answers.get(question) as T) : answer(question);
    answers.delete(question);
    answers.set(question, value);
    if (answers.size > size) answers.delete(answers.keys().next().value!);
    const forget = () => answers.get(question) === value && answers.delete(question);
    if (!known && value instanceof Promise) value.catch(forget);
    return value;
  };
}

/** Caches the results of a function for as long as what they were made of is in use. */
export function memoizeWeakly<Key extends WeakKey, T>(answer: (key: Key) => T): (key: Key) => T {
  const answers = new WeakMap<Key, T>();
  return (key) => {
    if (!answers.has(key)) answers.set(key, answer(key));
    return answers.get(key)!;
  };
}
