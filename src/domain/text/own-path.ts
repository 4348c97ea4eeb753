/**
 * Whether an address stays on this site: a path from the root. Browsers treat `//host`, `/\\host` and anything split by
 * a tab or line break as another site’s address.
 */
export const isOwnPath = (text: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text);
