import { isCommentNode, isElement, isString, isTextNode } from 'funtool/type';

// any-value browser
const values = [null, undefined, 7, 'Buy', {}, document.body, new Text('Buy')];
values.map((value) => isTextNode(value)).indexOf(true); // => 6

// text-nodes browser
const texts = [new Text('Buy'), new Text(''), new Text(' \n')];
texts.map((text) => isTextNode(text)); // => [true, true, true]
texts.map((text) => text.isConnected); // => [false, false, false]
document.body.append(...texts);
texts.map((text) => text.isConnected); // => [true, true, true]
texts.map((text) => isTextNode(text)); // => [true, true, true]

// other-window browser
const frame = document.createElement('iframe');
document.body.append(frame);
const text = frame.contentDocument.createTextNode('Buy');
text instanceof Text; // => false
text instanceof frame.contentWindow.Text; // => true
isTextNode(text); // => false

// other-values browser
const nodes = [document, document.body, new Comment(), new DocumentFragment()];
const others = [null, 'Buy', { nodeType: 3 }, new Text('Buy').data, Text];
[...nodes, ...others].every((value) => isTextNode(value) === false); // => true

// not-a-real-node browser
Object.create(Text.prototype).nodeType; // => throws TypeError
isTextNode(Object.create(Text.prototype)); // => throws TypeError
isTextNode(Object.create(document.body)); // => throws TypeError
isTextNode(Element.prototype); // => throws TypeError
new Text('Buy').hasOwnProperty('nodeType'); // => false

// before-each-item browser
document.body.innerHTML = '<ul>\n  <li>Tea</li>\n  <li>Milk</li>\n</ul>';
const items = [...document.querySelectorAll('li')];
items.map((item) => isTextNode(item.previousSibling)); // => [true, true]
items.map((item) => item.previousSibling.data.trim()); // => ['', '']

// cdata browser
const section = new Document().createCDATASection('a');
section.nodeType === Node.CDATA_SECTION_NODE; // => true
section.nodeType === Node.TEXT_NODE; // => false
section instanceof Text; // => true
isTextNode(section); // => false

// related browser
isElement(document.body); // => true
isCommentNode(new Comment('Buy')); // => true
isString(new Text('Buy').data); // => true

// native-across-windows browser
const frame = document.createElement('iframe');
document.body.append(frame);
const { contentDocument } = frame;
const nodes = [contentDocument.createTextNode('Buy'), contentDocument.body];
nodes.map((node) => node.nodeType === Node.TEXT_NODE); // => [true, false]
