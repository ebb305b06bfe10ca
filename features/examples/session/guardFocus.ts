/**
 * Protects the keyboard focus. In Chromium a frame can focus itself whatever its attributes say,
 * `inert` included, and then receives all that is typed and pasted.
 *
 * @param onTaken Called when the frame has taken the focus; only removing it prevents the next
 *   time.
 * @returns Removes the frame and restores the focus.
 */
export function guardFocus(frame: HTMLIFrameElement, onTaken: () => void): () => void {
  let owner = document.activeElement;
  const isTaken = () => document.activeElement === frame;
  const onBlur = () => {
    if (isTaken()) onTaken();
  };
  const onFocus = ({ target }: FocusEvent) => {
    owner = target as Element;
  };
  window.addEventListener('blur', onBlur);
  document.addEventListener('focusin', onFocus);
  return () => {
    window.removeEventListener('blur', onBlur);
    document.removeEventListener('focusin', onFocus);
    const isOwed = isTaken();
    frame.remove();
    if (!isOwed) return;
    window.focus();
    if (owner instanceof HTMLElement) owner.focus({ preventScroll: true });
  };
}
