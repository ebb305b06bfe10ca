/** The name by which a value tells how it is printed. */
const CUSTOM = Symbol.for('nodejs.util.inspect.custom');

/** Makes the nodes of this document print as their own markup, without what is in them. */
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
