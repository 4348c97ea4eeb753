import { eq } from "drizzle-orm";
import { bookings } from "#db/schema/booking.ts";
import { createKey } from "#features/partners/keys/server/create-key.ts";
import type { Context } from "#platform/context.ts";
import { writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";

/** A hotel with an API key and a booking, and another hotel’s key. */
export async function aKeyedBooking(ctx: Context) {
  const [hotel, other] = [await asHotel(ctx), await asHotel(ctx)];
  const keyOf = async (who: typeof hotel) => {
    const made = await createKey(who, { name: "Concierge app" });
    if (!made.ok) throw new Error(made.reason);
    return made.value.key;
  };
  const { id, opening } = await writeSold(ctx);
  await ctx.db.update(bookings).set({ organisationId: hotel.hotelId }).where(eq(bookings.id, id));
  const { reference } = opening;
  return { id, reference, key: await keyOf(hotel), anotherKey: await keyOf(other) };
}
