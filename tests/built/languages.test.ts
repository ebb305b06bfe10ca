import { expect, it } from 'vitest';
import { readPage } from './readBuilt';

const page = readPage('guide/api/string/capitalizeFirstLetter');

/** Languages of the elements whose own text is this. */
function languagesOf(text: string): Set<string | null> {
  const elements = [...page.querySelectorAll('*')].filter((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
    return (
      own
        .map(({ nodeValue }) => nodeValue)
        .join('')
        .trim() === text
    );
  });
  return new Set(elements.map((element) => element.getAttribute('lang')));
}

it('a page says which language words are in that are not in its own', () => {
  expect(languagesOf('English')).toEqual(new Set(['en']));
  expect(languagesOf('must not be empty')).toEqual(new Set(['en']));
});
