import { isCommentNode, isDocument, isDocumentFragment } from 'funtool/type';
import { isElement, isNode, isNodeJS, isTextNode } from 'funtool/type';

// any-value browser
const values = [null, undefined, 0, 'a', 1n, Symbol('a'), {}, [], () => 1];
values.some((value) => isNode(value)); // => false

// nodes browser
const root = document.createElement('div').attachShadow({ mode: 'open' });
const leaves = [new Text('a'), new Comment('a'), document.createAttribute('id')];
const nodes = [document, document.body, new DocumentFragment(), root, ...leaves];
nodes.every((node) => isNode(node)); // => true

// others browser
const values = [window, document.body.childNodes, new Event('click'), Node];
values.some((value) => isNode(value)); // => false
isNode({ nodeType: 1, nodeName: 'DIV' }); // => false
isNode('<p>'); // => false

// runtime
isNodeJS(); // => true
isNode(process); // => false

// related browser
const one = [new Text('a'), new Comment('a'), document.body, document];
const kinds = [isTextNode, isCommentNode, isElement, isDocument];
kinds.map((isKind) => one.findIndex((node) => isKind(node))); // => [0, 1, 2, 3]
kinds.map((isKind) => one.findLastIndex((node) => isKind(node)));
// => [0, 1, 2, 3]
one.some((node) => isDocumentFragment(node)); // => false
isDocumentFragment(new DocumentFragment()); // => true

// native browser
const nodes = [document, document.body, Element.prototype, new Comment('a')];
const values = [...nodes, window, { nodeType: 1 }, 'a', null];
values.map((value) => isNode(value));
// => [true, true, true, true, false, false, false, false]
values.every((value) => isNode(value) === value instanceof Node); // => true
