import { isDocument, isElement, isNode, isTextNode } from 'funtool/type';
import { isWindow } from 'funtool/type';
import _ from 'lodash';

// any-value browser
const values = [null, undefined, 0, 'a', 1n, Symbol('a'), {}, [], () => 1];
values.some((value) => isElement(value)); // => false

// elements browser
const namespaces = [
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1998/Math/MathML',
  null,
];
namespaces.every((namespace) => isElement(document.createElementNS(namespace, 'item'))); // => true
isElement(document.implementation.createHTMLDocument('').body); // => true
isElement(document.body); // => true
isElement(document.createElement('p')); // => true

// others browser
const nodes = [document, new Text('a'), new Comment('a')];
const values = [...nodes, window, document.body.childNodes, Element, '<p>', 1];
values.some((value) => isElement(value)); // => false

// prototypes browser
isElement(Element.prototype); // => throws TypeError
isElement(Comment.prototype); // => throws TypeError
isElement(Object.create(document.body)); // => throws TypeError
Element.prototype.nodeType; // => throws TypeError

// svg-click browser
const namespace = 'http://www.w3.org/2000/svg';
document.createElementNS(namespace, 'circle').click; // => undefined
typeof document.createElement('p').click; // => 'function'

// related browser
isNode(new Comment('a')); // => true
isTextNode(new Text('a')); // => true
isDocument(document); // => true
isWindow(window); // => true

// native browser
const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
const nodes = [document.body, svg, document, new Text('a'), new Comment('a')];
nodes.map((node) => isElement(node)); // => [true, true, false, false, false]
nodes.every((node) => isElement(node) === node instanceof Element); // => true
Element.prototype instanceof Element; // => false

// lodash-look-alike browser
class Look {
  nodeType = 1;
}
_.isElement(document.body); // => true
_.isElement(new Look()); // => true
isElement(new Look()); // => false
