/** Collects items and hands them to `handle` at most once per frame. */
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
