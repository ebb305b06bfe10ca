import { expect, it } from 'vitest';
import { findEngineMessage } from './engineMessages';

it.each([
  "Cannot read properties of null (reading 'length')",
  "Cannot set properties of undefined (setting 'id')",
  "Cannot destructure property 'id' of 'order' as it is undefined.",
  'Cannot convert undefined or null to object',
  "Cannot use 'in' operator to search for 'id' in null",
  "Cannot assign to read only property 'id' of object '#<Object>'",
  'Cannot add property 3, object is not extensible',
  "Cannot perform 'get' on a proxy that has been revoked",
  'Cannot mix BigInt and other types, use explicit conversions',
  "Cannot access 'x' before initialization",
  'greet is not a function',
  'object null is not iterable (cannot read property Symbol(Symbol.iterator))',
  'neverDeclared is not defined',
  'Assignment to constant variable.',
  "Class constructor Order cannot be invoked without 'new'",
  'Method Map.prototype.get called on incompatible receiver #<Map>',
  'Array.prototype.map called on null or undefined',
  'Reduce of empty array with no initial value',
  'Invalid count value: -1',
  'Invalid string length',
  'Invalid array length',
  'Invalid time value',
  'Invalid regular expression: /+/g: Nothing to repeat',
  'Invalid value used as weak map key',
  'Maximum call stack size exceeded',
  'Converting circular structure to JSON',
  'toFixed() digits argument must be between 0 and 100',
  'URI malformed',
  'Unexpected end of JSON input',
  'Unexpected token \'o\', "oops" is not valid JSON',
  'Illegal invocation',
  "Right-hand side of 'instanceof' is not callable",
  '() => 1 could not be cloned.',
  "Failed to construct 'URL': Invalid URL",
])('knows "%s" as the message of an engine', (message) => {
  expect(findEngineMessage(`throws TypeError: ${message}`)).toBeDefined();
});

it.each([
  "Error: Unknown rule: 'Email'",
  'Error: Division by zero is not allowed.',
  'Error: Square root of negative numbers is not supported.',
  'Error: Invalid ObjectId hex string.',
  'Error: Invalid base64 format',
  "Error: Cannot register plugin with reserved name: 'email'",
  "Error: Rule 'seat' is already registered.",
  'Error: No pattern defined. Call .use() first.',
  'TypeError: expected array, got null',
  'RangeError: page is too small',
  'readonly K[]',
  "'Invalid Date'",
  'value === undefined',
])('leaves %s alone', (text) => {
  expect(findEngineMessage(text)).toBeUndefined();
});
