/**
 * Leaves the page where the reader has scrolled it. The framework's hook moves it to its top, or to the
 * heading that its address names, when the scripts start; here each page is a document of its own, which
 * the browser opens where it should.
 */
export function useScrollReset(): void {}
