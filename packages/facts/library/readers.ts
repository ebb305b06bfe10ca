/** Folders of what reads declarations and runs measured calls: all that is kept of them depends on these. */
export const LIBRARY_READERS = [
  'packages/content',
  'packages/facts/library',
  'packages/facts/harness',
];
