/** Body of the page in which calls were measured that need one. */
export const MEASURED_BODY = '<p id="a">text</p>';
