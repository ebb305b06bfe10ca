import { ObjectId } from 'funtool/function';
import { useState } from 'react';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { Demo } from '../parts/Demo';
import { Field } from '../parts/Field';
import { quoteText } from '../parts/quoteText';
import { Results } from '../parts/Results';
import texts from './texts.json';
import { Code } from '../../shared/Code';

/** Number of digits that hold the time. */
const TIME = 8;

/** Creates ids, and takes an id apart. */
export function ObjectIdDemo() {
  const t = useTexts(texts);
  const [text, setText] = useState('664723a41f0c9be27d35a8e6');
  const isValid = ObjectId.isValid(text);
  return (
    <Demo>
      <div className="ft-demo__fields">
        <Field
          label={t('id')}
          value={text}
          onChange={setText}
          problem={isValid ? undefined : t('invalid', { length: text.length })}
        />
        <button
          className="ft-demo__button"
          type="button"
          onClick={() => setText(new ObjectId().toHex())}
        >
          {t('create')}
        </button>
      </div>
      {isValid && (
        <p className="ft-demo__digits">
          <span>
            <Code>{text.slice(0, TIME)}</Code> {t('time')}
          </span>
          <span>
            <Code>{text.slice(TIME)}</Code> {t('random')}
          </span>
        </p>
      )}
      <Results results={isValid ? partsOf(new ObjectId(text)) : INVALID} />
    </Demo>
  );
}

const INVALID = [{ name: 'ObjectId.isValid(id)', value: 'false' }];

function partsOf(id: ObjectId) {
  const time = id.getTimestamp();
  return [
    { name: 'id.getTimestamp()', value: String(time) },
    { name: 'new Date(id.getTimestamp())', value: new Date(time).toISOString() },
    { name: 'id.toUUIDString()', value: quoteText(id.toUUIDString()) },
    { name: 'id.toBase64()', value: quoteText(id.toBase64()) },
    { name: "id.short('order_')", value: quoteText(id.short('order_')) },
  ];
}
