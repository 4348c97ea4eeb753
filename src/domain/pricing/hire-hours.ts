/** How many hours of one day the price of a hire with driver, or of a coach by the day, holds. */
export const hireHours = { half_day: 5, full_day: 10 } as const;

/** A hire that is longer is a journey of its own: a person plans who drives, and prices it. */
export const hireDaysAtMost = 31;

/** No driver goes on for longer in a day: anyone who wants more is planned, and priced, by a person. */
export const driverHoursAtMost = 12;
