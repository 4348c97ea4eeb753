/**
 * Whether an address leads to a page of this site and nowhere else: a path from the root. Browsers read `//host`, `/\\host` and
 * what a tab or a line break divides as another site’s address.
 */
export const isOwnPath = (text: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text);
