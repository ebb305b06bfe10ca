import { ObjectId } from 'funtool/function';
import _ from 'lodash';

// as-it-is
ObjectId.createWithPrefix(' Ä/% ').slice(0, -24); // => ' Ä/% '

// no-separator
ObjectId.createWithPrefix('user').slice(0, -24); // => 'user'
ObjectId.createWithPrefix('user_').slice(0, -24); // => 'user_'

// prefix-and-digits
/^u_[0-9a-f]{24}$/.test(ObjectId.createWithPrefix('u_')); // => true

// not-convertible
ObjectId.createWithPrefix(Symbol('user')); // => throws TypeError
ObjectId.createWithPrefix(Object.create(null)); // => throws TypeError

// words
ObjectId.createWithPrefix(undefined).slice(0, -24); // => 'undefined'
ObjectId.createWithPrefix(null).slice(0, -24); // => 'null'

// read-back
const userId = ObjectId.createWithPrefix('user_');
ObjectId.parse(userId).toHex() === userId.slice(5); // => true

// short-prefix
const id = new ObjectId('f'.repeat(24));
id.short('u_'); // => 'u_////////////////'

// lodash-counts
const page = _.runInContext();
page.uniqueId('user_'); // => 'user_1'
page.uniqueId('user_'); // => 'user_2'
const reloaded = _.runInContext();
reloaded.uniqueId('user_'); // => 'user_1'

// native-template
const id = new ObjectId('a'.repeat(24));
`user_${id}`; // => 'user_aaaaaaaaaaaaaaaaaaaaaaaa'
