/** An application that came to nothing: so many days after the last word, what it says of a person is deleted. */
export const applicationKeptDays = 365;
