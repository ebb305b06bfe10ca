/** Fills the `{{name}}` placeholders of a text. */
export function fillText(text: string, params: Record<string, string | number> = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));
}

/** Texts of a file, by key and language. */
export type Texts<Key extends string> = Record<Key, Record<string, string>>;

/** Looks a text up and fills it. */
export type LookUp<Key extends string> = (
  key: Key,
  params?: Record<string, string | number>,
) => string;

/** Returns a function that looks texts of a file up in a language; components call `useTexts`. */
export function textsIn<Key extends string>(texts: Texts<Key>, lang: string): LookUp<Key> {
  return (key, params) => fillText(texts[key][lang]!, params);
}

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

/** Code of a language that the site is written in (`site.config.js`). */
export type Locale = 'zh' | 'en';
