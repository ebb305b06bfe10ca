import { ObjectId } from 'funtool/function';

// as-it-is
const id = new ObjectId('f'.repeat(24));
id.short(' Ä/% '); // => ' Ä/% ////////////////'
id.short('user'); // => 'user////////////////'

// null-prefix
const id = new ObjectId('0'.repeat(24));
id.short(null); // => 'nullAAAAAAAAAAAAAAAA'
id.short(undefined); // => 'AAAAAAAAAAAAAAAA'

// sixteen-characters
const ids = Array.from({ length: 200 }, () => new ObjectId().short('u_'));
ids.every((text) => /^u_[A-Za-z0-9+/]{16}$/.test(text)); // => true

// not-convertible
const id = new ObjectId('f'.repeat(24));
id.short(Symbol('order')); // => throws TypeError
id.short(Object.create(null)); // => throws TypeError

// in-urls
const text = new ObjectId('664723a4fbf03effbe9c2d71').short();
new URLSearchParams(`id=${text}`).get('id'); // => 'ZkcjpPvwPv  nC1x'
const slashes = new ObjectId('f'.repeat(24)).short();
new URL(`https://shop.example/${slashes}`).pathname.split('/').length; // => 18

// case-matters
const upper = new ObjectId('000000000000000000000000').short();
const lower = new ObjectId('69a69a69a69a69a69a69a69a').short();
upper; // => 'AAAAAAAAAAAAAAAA'
lower; // => 'aaaaaaaaaaaaaaaa'

// hex-is-safe
const hex = new ObjectId().toHexString();
encodeURIComponent(hex) === hex; // => true
/^[0-9a-f]{24}$/.test(hex); // => true

// prefix-before-hex
/^u_[0-9a-f]{24}$/.test(ObjectId.createWithPrefix('u_')); // => true
ObjectId.createWithPrefix('') === ObjectId.createWithPrefix(''); // => false
