/**
 * Batches items, so that they are handled at most once per frame.
 *
 * @returns Adds an item to the batch.
 */
export function batchPerFrame<Item>(handle: (items: Item[]) => void): (item: Item) => void {
  let items: Item[] = [];
  const flush = () => {
    const collected = items;
    items = [];
    handle(collected);
  };
  return (item) => {
    items.push(item);
    if (items.length === 1) requestAnimationFrame(flush);
  };
}
