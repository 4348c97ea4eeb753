/** Questions one visitor may ask per minute. */
export const chatTimesAMinute = 10;
