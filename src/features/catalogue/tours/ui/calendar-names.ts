/** Sunday is 0. */
export const weekdayNames = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
export const longNamesOfMonths =
  "January February March April May June July August September October November December".split(" ");
