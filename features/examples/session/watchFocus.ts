/**
 * Watches over the keyboard. In Chromium any frame may take the focus by itself, whatever its attributes
 * say, `inert` among them, and then gets all that is typed and pasted.
 *
 * @param frame A frame in this document that is to be without the focus.
 * @param onTaken Is called when it has taken the focus. Only removing the frame keeps it from doing so
 *   again, faster than one can type.
 * @returns A function that removes the frame, and gives the focus it has taken back to what had it.
 */
export function watchFocus(frame: HTMLIFrameElement, onTaken: () => void): () => void {
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
