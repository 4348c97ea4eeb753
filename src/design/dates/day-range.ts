/** Two days and everything between them; an empty text means that end is open. */
export type DayRange = { from: string; to: string };
