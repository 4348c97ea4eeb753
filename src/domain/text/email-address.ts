/**
 * Something before an @ and a host after it: the mail server knows better than any pattern what really exists. Nothing that a
 * header of an email reads as more than one address, as a name beside it or as a comment.
 */
export const emailPattern = /^[^\s@,;:<>()[\]\\"\p{C}]+@[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.-]*$/u;

/** The longest address mail can be sent to. */
export const longestEmail = 254;
