import { VisibleText } from '../../example/VisibleText';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import type { CallParts } from '@funtool-docs/finder/engine/callParts';
import texts from '@funtool-docs/finder/texts/texts.json';
import { Code } from '../../shared/Code';

/** A call as code; guessed arguments are highlighted, and said to be guessed. */
export function CallCode({ call }: { call: CallParts }) {
  const t = useTexts(texts);
  return (
    <Code>
      {call.map(({ code, isGuessed }, place) =>
        isGuessed ? (
          // oxlint-disable-next-line react/no-array-index-key -- parts may be the same
          <mark key={place}>
            <VisibleText>{code}</VisibleText>
            <span className="ft-visually-hidden">{t('guessedHere')}</span>
          </mark>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- parts may be the same
          <VisibleText key={place}>{code}</VisibleText>
        ),
      )}
    </Code>
  );
}
