/** The record whose notices are shown on every page. */
export const everyPage = "/*";
