const REFERENCES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * Writes a text so that HTML and XML read it as it is, in content as well as between double quotes.
 *
 * @param text Any text.
 */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (character) => REFERENCES[character]!);
}
