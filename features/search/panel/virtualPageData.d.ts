declare module 'virtual-page-data' {
  /** Content hashes of the index files, by `version###language`. */
  export const searchIndexHash: Record<string, string>;
}
