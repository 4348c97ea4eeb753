/** Personal data of an unsuccessful application is deleted this many days after the last message. */
export const applicationKeptDays = 365;
