/** Key of the method that customises how `util.inspect` prints a value. */
const CUSTOM = Symbol.for('nodejs.util.inspect.custom');

/** Makes DOM nodes print as their opening tag. */
export function printNodes(): void {
  Object.defineProperty(Node.prototype, CUSTOM, {
    value(this: Node) {
      return printNode(this);
    },
  });
}

function printNode(node: Node): string {
  if (node instanceof Element) {
    const attributes = Array.from(node.attributes, ({ name, value }) => ` ${name}="${value}"`);
    return `<${node.localName}${attributes.join('')}>`;
  }
  if (node instanceof Comment) return `<!--${node.data}-->`;
  if (node instanceof CharacterData) return `${node.nodeName} ${JSON.stringify(node.data)}`;
  return node.nodeName;
}
