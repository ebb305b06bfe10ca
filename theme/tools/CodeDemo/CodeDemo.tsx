import { generateVerificationCode } from 'funtool/function';
import { useState } from 'react';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { Checkbox } from '../parts/Checkbox';
import { Demo } from '../parts/Demo';
import { Field } from '../parts/Field';
import { quoteText } from '../parts/quoteText';
import { type Result, Results } from '../parts/Results';
import texts from './texts.json';

/** Draws verification codes. */
export function CodeDemo() {
  const t = useTexts(texts);
  const [length, setLength] = useState('6');
  const [charset, setCharset] = useState('');
  const [excludeConfusing, setExcludeConfusing] = useState(true);
  const [result, setResult] = useState<Result>();
  const isLength = /^\d+$/.test(length) && Number(length) >= 1 && Number(length) <= 64;
  const generate = () => {
    const options = { ...(charset && { charset }), excludeConfusing };
    const name = `generateVerificationCode(${length}, ${printOptions(charset, excludeConfusing)})`;
    try {
      setResult({ name, value: quoteText(generateVerificationCode(Number(length), options)) });
    } catch {
      setResult({ name, problem: t('emptyCharset') });
    }
  };
  return (
    <Demo>
      <div className="ft-demo__fields">
        <Field
          label={t('length')}
          value={length}
          onChange={setLength}
          inputMode="numeric"
          problem={isLength ? undefined : t('invalidLength')}
        />
        <Field label={t('charset')} value={charset} onChange={setCharset} />
        <Checkbox checked={excludeConfusing} onChange={setExcludeConfusing}>
          {t('excludeConfusing')}
        </Checkbox>
      </div>
      <button className="ft-demo__button" type="button" disabled={!isLength} onClick={generate}>
        {t('generate')}
      </button>
      <Results results={result ? [result] : []} />
    </Demo>
  );
}

function printOptions(charset: string, excludeConfusing: boolean): string {
  const own = charset && `charset: ${quoteText(charset)}, `;
  return `{ ${own}excludeConfusing: ${excludeConfusing} }`;
}
