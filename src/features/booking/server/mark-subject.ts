/** A test booking says so at once. */
export const markOf = ({ isTest }: { readonly isTest: boolean }): string => (isTest ? "[Test] " : "");
