import { capitalizeFirstLetter } from 'funtool/string';
import { toCamelCase } from 'funtool/string';
import { toPascalCase } from 'funtool/string';
import { toTitleCase } from 'funtool/string';
import { words } from 'funtool/string';
import _ from 'lodash';

// split
const texts = ['order status', 'order_status-line', 'orderStatus', 'naïve', 'foo.bar', 'mp3Player'];
const capitalized = (word) => word[0].toUpperCase() + word.slice(1);
texts.every((text) => toPascalCase(text) === words(text).map(capitalized).join('')); // => true
texts[0]; // => 'order status'

// not-a-string
toPascalCase(null); // => throws TypeError
toPascalCase(undefined); // => throws TypeError
toPascalCase(42); // => throws TypeError
toPascalCase(true); // => throws TypeError
toPascalCase(['order']); // => throws TypeError
toPascalCase({ name: 'order' }); // => throws TypeError

// capitals
toPascalCase('parse HTML file 24 now'); // => 'ParseHTMLFile24Now'
toPascalCase('Order status iD'); // => 'OrderStatusID'

// no-word
['', '   ', '—!', '订单'].map(toPascalCase); // => ['', '', '', '']

// converted-again
toPascalCase(toPascalCase('a-class')); // => 'ACLass'

// related
toCamelCase('parse HTML'); // => 'parseHtml'
capitalizeFirstLetter('order status'); // => 'Order status'
toTitleCase('order status'); // => 'Order Status'
words('orderStatus'); // => ['order', 'Status']

// lodash
const convert = (name) => _.upperFirst(_.camelCase(name));
const plain = ['order status', 'order_status', 'orderStatus', 'version2beta'];
plain.every((name) => convert(name) === toPascalCase(name)); // => true
convert('parse HTML'); // => 'ParseHtml'
convert('größe'); // => 'Grosse'

// non-ascii
toPascalCase('über uns'); // => 'BerUns'
toPascalCase('订单'); // => ''
