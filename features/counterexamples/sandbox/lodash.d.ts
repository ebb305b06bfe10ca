/** Laws reach it as a whole; nothing here calls it. */
declare module 'lodash' {
  const lodash: Record<string, unknown>;
  export default lodash;
}
