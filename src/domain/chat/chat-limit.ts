/** So many questions one visitor may ask in a minute. */
export const chatTimesAMinute = 10;
