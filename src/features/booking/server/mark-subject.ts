/** Marks a test booking’s subject line. */
export const markOf = ({ isTest }: { readonly isTest: boolean }): string => (isTest ? "[Test] " : "");
