/** The record of who looked at whose data is kept for three years: so long a complaint or a claim may ask for it. */
export const looksKeptDays = 3 * 366;
