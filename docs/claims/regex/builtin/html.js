import { regex } from 'funtool/regex';
import _ from 'lodash';

// completed browser
const attack = '<img alt=x ';
regex.checker(attack).use('html').isValid(); // => false
document.body.innerHTML = attack + '<p>hi</p>';
document.querySelector('img').alt; // => 'x'

// lone-quote browser
const attack = "<a title=it's onclick=x>";
regex.checker(attack).use('html').isValid(); // => false
document.body.innerHTML = attack;
document.querySelector('a').getAttribute('onclick'); // => 'x'

// native-text browser
const textOf = (markup) => {
  const parsed = new DOMParser().parseFromString(markup, 'text/html');
  return parsed.body.textContent;
};
const strip = (markup) => {
  const everyTag = new RegExp(regex.html.pattern.source, 'g');
  return regex.replacer(markup).use(everyTag).with('').result();
};
const markups = ['<b>hi</b>', 'if 1 < x and x > 0', "it's <b>hi", "<b title='a\"b'>hi"];
markups.map(textOf); // => ['hi', 'if 1 < x and x > 0', "it's hi", 'hi']
markups.map(strip); // => ['hi', 'if 1  0', "it's hi", 'hi']
textOf('hi<img src=x '); // => 'hi'
strip('hi<img src=x '); // => 'hi<img src=x '

// lodash-escape
_.escape('1 < 2 > 0'); // => '1 &lt; 2 &gt; 0'
regex.checker(_.escape('<b>')).use('html').isValid(); // => false
