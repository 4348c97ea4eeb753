/** Hours of one day included in a hire with driver, or a coach by the day. */
export const hireHours = { half_day: 5, full_day: 10 } as const;

/** A longer hire needs planning of drivers, so our team prices it. */
export const hireDaysAtMost = 31;

/** No driver works longer in a day; beyond this our team plans and prices the hire. */
export const driverHoursAtMost = 12;
