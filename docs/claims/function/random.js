import { generateVerificationCode, randomFloat, randomInt } from 'funtool/function';
import _ from 'lodash';

// lowest-draw
const { random } = Math;
Math.random = () => 0;
const lowest = [randomInt(3, 9), randomFloat(3, 9), randomInt(3), randomFloat(3)];
Math.random = random;
lowest; // => [3, 3, 3, 3]

// highest-draw
const { random } = Math;
Math.random = () => 1 - 2 ** -53;
const highest = [randomInt(3, 9), randomFloat(0, 1) < 1, randomFloat(1, 2)];
Math.random = random;
highest; // => [8, true, 2]

// ranges
const draws = Array.from({ length: 1000 }, () => [randomInt(0.5, 4.5), randomFloat(2, 4)]);
[...new Set(draws.map(([int]) => int))].sort(); // => [0.5, 1.5, 2.5, 3.5]
draws.every(([, float]) => float >= 2 && float <= 4); // => true
draws.some(([, float]) => Number.isInteger(float)); // => false
[typeof randomInt(1, 7), typeof randomFloat(1, 7)]; // => ['number', 'number']

// equal-bounds
[randomInt(5, 5), randomFloat(2.5, 2.5)]; // => [5, 2.5]

// no-arguments
Array.from({ length: 1000 }, () => randomInt()).every((drawn) => drawn === 0); // => true
const { random } = Math;
Math.random = () => 0.25;
const drawn = randomFloat();
Math.random = random;
drawn; // => 0.25

// bigints-and-symbols
randomInt(1n); // => throws TypeError
randomInt(1, 7n); // => throws TypeError
randomFloat(1n, 7); // => throws TypeError
randomInt(Symbol('low'), 7); // => throws TypeError
randomFloat(1, Symbol('high')); // => throws TypeError

// unchecked
randomInt('low', 7); // => 'NaNlow'
randomInt({}, 7); // => 'NaN[object Object]'
randomFloat(NaN, 7); // => NaN
randomInt(false, true); // => 0

// single-argument
const drawn = Array.from({ length: 2000 }, () => randomInt(10));
[...new Set(drawn)].sort(); // => [1, 2, 3, 4, 5, 6, 7, 8, 9]
const { random } = Math;
Math.random = () => 0;
const lowest = randomInt(10);
Math.random = random;
lowest; // => 10

// predictable
const { random } = Math;
Math.random = () => 0.5;
const drawn = [randomInt(0, 100), randomInt(0, 100), randomFloat(0, 1)];
Math.random = random;
drawn; // => [50, 50, 0.5]

// rarely-the-bound
const { random } = Math;
Math.random = () => 0;
const lowest = randomInt(5, 1);
Math.random = random;
lowest; // => 5

// characters
/^[a-zA-Z0-9]{6}$/.test(generateVerificationCode(6)); // => true

// native-formulas
const bounds = [
  [1, 7],
  [0.5, 9],
  [-3, 3],
  [10, 1],
];
const { random } = Math;
Math.random = () => 0.7;
const drawn = bounds.map(([lower, upper]) => [
  randomInt(lower, upper) === lower + Math.floor(Math.random() * (upper - lower)),
  randomFloat(lower, upper) === lower + Math.random() * (upper - lower),
]);
Math.random = random;
drawn.flat().includes(false); // => false

// lodash-random
const drawn = (...bounds) => {
  const numbers = Array.from({ length: 1000 }, () => _.random(...bounds));
  return [...new Set(numbers)].sort();
};
drawn(1, 3); // => [1, 2, 3]
drawn(3); // => [0, 1, 2, 3]
drawn(3, 1); // => [1, 2, 3]
