/** Fills the `{{name}}` placeholders of a text. */
export function fillText(text: string, params: Record<string, string | number> = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));
}
