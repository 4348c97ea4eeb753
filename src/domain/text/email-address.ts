/** Something before an @ and something after it: the mail server knows better than any pattern what really exists. */
export const emailPattern = /^[^\s@]+@[^\s@]+$/;

/** The longest address mail can be sent to. */
export const longestEmail = 254;
