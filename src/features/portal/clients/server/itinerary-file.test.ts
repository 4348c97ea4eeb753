import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { itineraryFile } from "./itinerary-file.ts";

test("a partner downloads its own booking’s itinerary; another’s is not found, and a cancelled one has none", () =>
  inTransaction(async (ctx) => {
    const [mine, theirs] = [await asHotel(ctx), await asHotel(ctx)];
    const organisationId = mine.hotelId;
    const { reference } = await writeTrip(ctx, addHours(ctx.now, 48), { booking: { organisationId } });
    const gone = await writeTrip(ctx, addHours(ctx.now, 72), { booking: { organisationId, state: "cancelled" } });
    const input = { reference, with_price: true };
    const drawn = await itineraryFile(mine, input);
    if (!drawn.ok) throw new Error(drawn.reason);
    expect(Buffer.from(drawn.value.content, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    expect(await itineraryFile(theirs, input)).toMatchObject({ reason: "not_found" });
    expect(await itineraryFile(mine, { ...input, reference: gone.reference })).toMatchObject({ reason: "no_trip" });
  }));
