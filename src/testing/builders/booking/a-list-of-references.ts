import type { myBookings } from "#features/booking/self-service/server/my-bookings.ts";

export const referencesOf = async (asked: ReturnType<typeof myBookings>) => {
  const answer = await asked;
  return answer.ok ? answer.value.bookings.map(({ reference }) => reference) : [];
};
