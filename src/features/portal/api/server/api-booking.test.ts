import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { createKey } from "#features/partners/keys/server/create-key.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { apiBooking } from "./api-booking.ts";

test("a program reads only its own partner’s bookings", () =>
  inTransaction(async (ctx) => {
    const [mine, theirs] = [await asHotel(ctx), await asHotel(ctx)];
    const made = await createKey(mine, { name: "Concierge app" });
    if (!made.ok) throw new Error(made.reason);
    const at = addHours(ctx.now, 48);
    const own = await writeTrip(ctx, at, { booking: { organisationId: mine.hotelId } });
    const other = await writeTrip(ctx, at, { booking: { organisationId: theirs.hotelId } });
    const ask = ({ reference }: { reference: string }) => apiBooking(ctx, { key: made.value.key, reference });
    expect(await ask(own)).toMatchObject({ value: { reference: own.reference, state: "confirmed" } });
    expect(await ask(other)).toMatchObject({ reason: "not_found" });
    expect(await apiBooking(ctx, { key: "ctsp_no-one", reference: own.reference })).toMatchObject({
      reason: "bad_key",
    });
  }));
