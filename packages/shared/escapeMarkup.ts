const REFERENCES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for content and double-quoted attributes of HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (character) => REFERENCES[character]!);
}
