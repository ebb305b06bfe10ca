/**
 * Collects what comes, so that it is handled at most once in a frame, however much it is.
 *
 * @param handle Is called with what has come since the last frame, in order.
 * @returns Takes an item.
 */
export function collectPerFrame<Item>(handle: (items: Item[]) => void): (item: Item) => void {
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
