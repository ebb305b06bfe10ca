import { isDocument, isDocumentFragment, isElement } from 'funtool/type';
import { isNode } from 'funtool/type';

// any-value browser
const values = [null, undefined, 0, 'a', 1n, Symbol('a'), {}, [], () => 1];
values.some((value) => isDocumentFragment(value)); // => false

// fragments browser
const filled = document.createDocumentFragment();
filled.append(new Text('a'));
isDocumentFragment(filled); // => true
isDocumentFragment(new DocumentFragment()); // => true
const card = document.createElement('div');
isDocumentFragment(card.attachShadow({ mode: 'closed' })); // => true

// others browser
const nodes = [document, document.body, new Text('a'), new Comment('a')];
const values = [...nodes, window, { nodeType: 11 }, DocumentFragment, 11];
values.some((value) => isDocumentFragment(value)); // => false

// prototypes browser
isDocumentFragment(DocumentFragment.prototype); // => throws TypeError
isDocumentFragment(Element.prototype); // => throws TypeError
isDocumentFragment(Object.create(document.body)); // => throws TypeError
DocumentFragment.prototype.nodeType; // => throws TypeError

// related browser
isElement(document.body); // => true
isDocument(document); // => true
isNode(new Text('a')); // => true

// native browser
const root = document.createElement('div').attachShadow({ mode: 'open' });
root instanceof DocumentFragment; // => true
