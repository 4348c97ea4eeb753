/** Shares of the agreed amount at which the company is alerted. */
export const alertPercents = [70, 90] as const;
export type AlertPercent = (typeof alertPercents)[number];

/** The watched figures: the debt against the credit limit, and a month’s bookings against its budget. */
export const alertKinds = ["credit", "budget"] as const;
export type AlertKind = (typeof alertKinds)[number];

/** The shares reached so far, lowest first. Without an agreed amount, none. */
export const reachedPercents = (usedCents: number, mostCents: number | null): readonly AlertPercent[] =>
  mostCents === null || mostCents <= 0 ? [] : alertPercents.filter((percent) => usedCents * 100 >= mostCents * percent);
