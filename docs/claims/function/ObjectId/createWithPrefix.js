import { ObjectId } from 'funtool/function';
import { randomInt } from 'funtool/function';
import { generateVerificationCode } from 'funtool/function';
import _ from 'lodash';

// as-it-is
ObjectId.createWithPrefix(' Ä/% ').slice(0, -24); // => ' Ä/% '

// no-separator
ObjectId.createWithPrefix('user').slice(0, -24); // => 'user'
ObjectId.createWithPrefix('user_').slice(0, -24); // => 'user_'

// prefix-and-digits
/^u_[0-9a-f]{24}$/.test(ObjectId.createWithPrefix('u_')); // => true

// only-a-string
const text = ObjectId.createWithPrefix('u_');
typeof text; // => 'string'
const names = ['toHexString', 'toJSON', 'getTimestamp', 'equals', 'compare'];
names.some((name) => name in Object(text)); // => false

// not-convertible
ObjectId.createWithPrefix(Symbol('user')); // => throws TypeError
ObjectId.createWithPrefix(Object.create(null)); // => throws TypeError

// converted
const values = [17, true, 5n, ['a', 'b'], {}];
values.map((value) => ObjectId.createWithPrefix(value).slice(0, -24));
// => ['17', 'true', '5', 'a,b', '[object Object]']

// words
ObjectId.createWithPrefix(undefined).slice(0, -24); // => 'undefined'
ObjectId.createWithPrefix(null).slice(0, -24); // => 'null'

// not-yet-an-id
const userId = ObjectId.createWithPrefix('user_');
ObjectId.isValid(userId); // => false
new ObjectId(userId); // => throws Error
new ObjectId(userId.slice(5)).toHex() === userId.slice(5); // => true

// always-new
const ids = Array.from({ length: 100 }, () => ObjectId.createWithPrefix('u_'));
new Set(ids).size; // => 100
const id = new ObjectId('a'.repeat(24));
`user_${id}`; // => 'user_aaaaaaaaaaaaaaaaaaaaaaaa'

// read-back
const userId = ObjectId.createWithPrefix('user_');
ObjectId.parse(userId).toHex() === userId.slice(5); // => true

// short-prefix
const id = new ObjectId('f'.repeat(24));
id.short('u_'); // => 'u_////////////////'
id.toBase64(); // => '////////////////'

// random-values
ObjectId.isValid(String(randomInt(1, 6))); // => false
ObjectId.isValid(String(generateVerificationCode(6))); // => false

// lodash-counts
const page = _.runInContext();
page.uniqueId('user_'); // => 'user_1'
page.uniqueId('user_'); // => 'user_2'
const reloaded = _.runInContext();
reloaded.uniqueId('user_'); // => 'user_1'
