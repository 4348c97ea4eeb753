/** Who looked at whose data is known for three years: so long a complaint or a claim may still ask for it. */
export const looksKeptDays = 3 * 366;
