/** Caches the last `size` results of a function (LRU). */
export function memoize<T>(size: number, answer: (question: string) => T): (question: string) => T {
  const answers = new Map<string, T>();
  return (question) => {
    const value = answers.has(question) ? answers.get(question)! : answer(question);
    answers.delete(question);
    answers.set(question, value);
    if (answers.size > size) answers.delete(answers.keys().next().value!);
    return value;
  };
}
