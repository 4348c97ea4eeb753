/** Two days and everything between them; an empty text means that end is open. */
export type DayRange = { from: string; to: string };

export const openRange: DayRange = { from: "", to: "" };
