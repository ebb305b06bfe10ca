import { SPECIAL_CLASS, splitSpecialChars } from '@funtool-docs/runner/evaluator/specialChars';
import './VisibleText.css';

/** Code or output in which special characters are shown by name. */
export function VisibleText({ children }: { children: string }) {
  return splitSpecialChars(children).map(({ text, isSpecial }, index) =>
    isSpecial ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have nothing else
      <span key={index} className={SPECIAL_CLASS}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
