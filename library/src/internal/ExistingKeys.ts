/** Names of an object's properties, as far as they are texts. */
export type ExistingKeys<T> = keyof T & string;
