import type { myBookings } from "#features/booking/self-service/server/my-bookings.ts";

export const referencesOf = async (request: ReturnType<typeof myBookings>) => {
  const answer = await request;
  return answer.ok ? answer.value.bookings.map(({ reference }) => reference) : [];
};
