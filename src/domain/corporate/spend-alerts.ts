/** At these shares of what was agreed the company hears of it. */
export const alertPercents = [70, 90] as const;
export type AlertPercent = (typeof alertPercents)[number];

/** The figures that are watched: what is owed against the credit limit, and what is booked in a month against its budget. */
export const alertKinds = ["credit", "budget"] as const;
export type AlertKind = (typeof alertKinds)[number];

/** The shares that are reached, the lowest first. Nothing is reached where nothing was agreed. */
export const reachedPercents = (usedCents: number, mostCents: number | null): readonly AlertPercent[] =>
  mostCents === null || mostCents <= 0 ? [] : alertPercents.filter((percent) => usedCents * 100 >= mostCents * percent);
