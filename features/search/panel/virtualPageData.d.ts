declare module 'virtual-page-data' {
  /** Content hashes of index files by `version###language`. */
  export const searchIndexHash: Record<string, string>;
}
