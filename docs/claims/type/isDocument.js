import { isDocument, isDocumentFragment, isElement } from 'funtool/type';
import { isNode, isWindow } from 'funtool/type';

// any-value browser
const values = [null, undefined, 0, 'a', 1n, Symbol('a'), {}, [], () => 1];
values.some((value) => isDocument(value)); // => false

// documents browser
const parser = new DOMParser();
isDocument(document); // => true
isDocument(new Document()); // => true
isDocument(document.implementation.createHTMLDocument('')); // => true
isDocument(parser.parseFromString('<a/>', 'text/xml')); // => true

// others browser
const nodes = [document.body, new Text('a'), new DocumentFragment()];
const values = [...nodes, document.doctype, window, Document, { nodeType: 9 }];
values.some((value) => isDocument(value)); // => false

// related browser
isElement(document.body); // => true
isDocumentFragment(new DocumentFragment()); // => true
isNode(new Text('a')); // => true
isWindow(window); // => true

// native browser
const inheriting = Object.create(Document.prototype);
const documents = [document, new Document(), inheriting];
const values = [...documents, document.body, { nodeType: 9 }, 'a', null];
values.map((value) => isDocument(value));
// => [true, true, true, false, false, false, false]
values.every((value) => isDocument(value) === value instanceof Document);
// => true
