/** Views of personal data are kept on record for three years, as long as a complaint or claim may ask for them. */
export const looksKeptDays = 3 * 366;
