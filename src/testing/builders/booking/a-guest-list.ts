import { bookingPassengers } from "#db/schema/passengers.ts";
import { emptyPassenger, type ListedPassenger } from "#domain/passenger/passenger-list.ts";
import type { PassengerList } from "#features/passengers/contract.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";

export const aPassenger = (changes: Partial<ListedPassenger> = {}): ListedPassenger => ({
  ...emptyPassenger,
  name: "Lindiwe Khumalo",
  ...changes,
});

/** A list as a screen sends it back, with more passengers added to those it read. */
export const withMore = ({ passengers, stamp }: PassengerList, more: readonly Partial<ListedPassenger>[]) => ({
  stamp,
  passengers: [...passengers, ...more.map((one) => ({ id: null, ...aPassenger(one) }))],
});

/** Writes a guest list of a booking. */
export async function writePassengers(
  ctx: Pick<Context, "db">,
  bookingId: string,
  people: readonly Partial<ListedPassenger>[],
): Promise<void> {
  const rows = people.map((one, position) => {
    const { child_seat: childSeat, ...rest } = aPassenger(one);
    return { ...rest, childSeat, id: newId(), bookingId, position, createdAt: testNow, updatedAt: testNow };
  });
  await ctx.db.insert(bookingPassengers).values(rows);
}
