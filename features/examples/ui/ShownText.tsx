import { SPECIAL_CLASS, splitSpecialChars } from '../evaluator/specialChars';

/** A text of code or of its output, with the names of characters that would not be seen. */
export function ShownText({ children }: { children: string }) {
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
