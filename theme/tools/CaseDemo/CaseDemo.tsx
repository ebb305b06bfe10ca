import {
  capitalizeFirstLetter,
  lowercaseFirstLetter,
  toCamelCase,
  toKebabCase,
  toLowerCase,
  toPascalCase,
  toSnakeCase,
  toTitleCase,
  toUpperCase,
} from 'funtool/string';
import { useKeptText } from '@funtool-docs/islands/client/useKeptText';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { Demo } from '../parts/Demo';
import { Field } from '../parts/Field';
import { quoteText } from '../parts/quoteText';
import { Results } from '../parts/Results';
import texts from './texts.json';

const CONVERTERS = {
  toCamelCase,
  toPascalCase,
  toSnakeCase,
  toKebabCase,
  toTitleCase,
  toLowerCase,
  toUpperCase,
  capitalizeFirstLetter,
  lowercaseFirstLetter,
};

/** Shows what every case converter makes of a text. */
export function CaseDemo() {
  const t = useTexts(texts);
  const [text, setText] = useKeptText('CaseDemo', 'userID of XMLFile-v2');
  const results = Object.entries(CONVERTERS).map(([name, convert]) => ({
    name,
    value: quoteText(convert(text)),
  }));
  return (
    <Demo>
      <Field label={t('text')} value={text} onChange={setText} />
      <Results results={results} />
    </Demo>
  );
}
