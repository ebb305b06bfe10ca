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
