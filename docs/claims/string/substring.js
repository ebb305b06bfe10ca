import { findIndex } from 'funtool/string';
import { removeAfter } from 'funtool/string';
import { removeBefore } from 'funtool/string';
import { substring } from 'funtool/string';
import _ from 'lodash';

// unchanged-input
const date = '2024-05-31';
substring(date, 0, 4); // => '2024'
date; // => '2024-05-31'

// not-a-string
substring(20240531, 0, 4); // => throws TypeError
substring(['a', 'b'], 0, 1); // => throws TypeError
substring(null, 0, 1); // => throws TypeError
substring(undefined, 0, 1); // => throws TypeError
substring(true, 0, 1); // => throws TypeError
substring({ text: 'ab' }, 0, 1); // => throws TypeError

// between
substring('hello', 0, 1); // => 'h'
substring('hello', 1, 3); // => 'el'
substring('hello', 4, 5); // => 'o'

// start-rules
[-1, -99, -Infinity, NaN].map((start) => substring('hello', start, 2)); // => ['he', 'he', 'he', 'he']
substring('hello', 1.9, 3); // => 'el'
[5, 99, Infinity].map((start) => substring('hello', start, 3)); // => ['lo', 'lo', 'lo']

// end-rules
[-1, -99, -Infinity, NaN].map((end) => substring('hello', 2, end)); // => ['he', 'he', 'he', 'he']
substring('hello', 1, 3.9); // => 'el'
[5, 99, Infinity].map((end) => substring('hello', 3, end)); // => ['lo', 'lo', 'lo']

// to-the-end
substring('hello', 2, undefined); // => 'llo'
substring('hello', 2, 'hello'.length); // => 'llo'

// empty-result
[0, 2, 5, 99].map((index) => substring('hello', index, index)); // => ['', '', '', '']
substring('', 0, 3); // => ''

// bigint
substring('hello', 0n, 3); // => throws TypeError
substring('hello', 0, 3n); // => throws TypeError

// related
const text = '2026-Q3';
substring(text, findIndex(text, 'Q'), text.length); // => 'Q3'
removeBefore(text, 'Q'); // => 'Q3'
removeAfter(text, '-'); // => '2026-'

// native-same
const texts = ['', 'hello', 'ok👍'];
const indexes = [-1, 0, 1.9, 2, 99, NaN, null, undefined, '1', Infinity];
texts.every((text) =>
  indexes.every((start) =>
    indexes.every((end) => substring(text, start, end) === text.substring(start, end)),
  ),
); // => true
'hello'.substring(2); // => 'llo'

// lodash
_.truncate('hello world', { length: 8 }); // => 'hello...'

// whole-characters
const segments = [...new Intl.Segmenter('en').segment('ok👍!')];
segments
  .slice(0, 3)
  .map(({ segment }) => segment)
  .join(''); // => 'ok👍'
