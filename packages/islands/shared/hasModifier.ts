type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Tells whether a key or a press has a modifier: browsers and systems have uses for those. */
export function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
