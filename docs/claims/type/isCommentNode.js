import { isCommentNode, isElement, isNode, isTextNode } from 'funtool/type';

// any-value browser
const values = [null, undefined, 0, 'a', 1n, Symbol('a'), {}, [], () => 1];
values.some((value) => isCommentNode(value)); // => false

// comments browser
const attached = new Comment('slot');
document.body.append(attached);
isCommentNode(attached); // => true
isCommentNode(new Comment('slot')); // => true

// others browser
const nodes = [document, document.body, new Text('a'), new DocumentFragment()];
const values = [...nodes, window, { nodeType: 8 }, '<!-- slot -->', 8];
values.some((value) => isCommentNode(value)); // => false

// prototypes browser
isCommentNode(Comment.prototype); // => throws TypeError
isCommentNode(Element.prototype); // => throws TypeError
isCommentNode(Object.create(new Comment('slot'))); // => throws TypeError
Comment.prototype.nodeType; // => throws TypeError

// related browser
isTextNode(new Text('a')); // => true
isElement(document.body); // => true
const nodes = [document.body, new Comment('slot'), document];
nodes.every((node) => isNode(node)); // => true

// across-windows browser
const frame = document.createElement('iframe');
document.body.append(frame);
const foreign = frame.contentDocument.createComment('slot');
foreign.nodeType === Node.COMMENT_NODE; // => true
new Comment('slot').nodeType === Node.COMMENT_NODE; // => true
document.body.nodeType === Node.COMMENT_NODE; // => false

// tree-walker browser
document.body.innerHTML = '<!--a--><p>b<!--c--></p>';
const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
const found = [];
while (walker.nextNode()) found.push(walker.currentNode.data);
found; // => ['a', 'c']
