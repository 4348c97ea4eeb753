/**
 * Something before an @ and a host after it: the mail server knows better what exists. Nothing that a header would read
 * as several addresses, a display name or a comment.
 */
export const emailPattern = /^[^\s@,;:<>()[\]\\"\p{C}]+@[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.-]*$/u;

/** The longest address mail can be sent to. */
export const longestEmail = 254;
