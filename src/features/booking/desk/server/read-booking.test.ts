import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { atDesk, created, written } from "#testing/builders/booking/at-desk.ts";
import { previewNoShow } from "./preview-no-show.ts";
import { readBooking } from "./read-booking.ts";

test("a booking is read by its reference, in any case, with its trips, lines and history", () =>
  atDesk(async (ctx) => {
    const row = await created(ctx, { internal_note: "Asked for a quiet driver" });
    const read = await readBooking(ctx, { reference: row.reference.toLowerCase() });
    if (!read.ok) throw new Error(read.reason);
    expect(read.value).toMatchObject({ id: row.id, version: row.version, state: "awaiting_payment" });
    expect(read.value.lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(row.totalCents);
    expect(read.value.trips).toMatchObject([{ leg: 1 }]);
    expect(read.value.moves.at(-1)).toMatchObject({ to_state: "awaiting_payment" });
    expect(read.value.notes).toMatchObject([{ kind: "note", text: "Asked for a quiet driver", by: "Nomsa Dlamini" }]);
  }));

test("an unknown reference is not found", () =>
  atDesk(async (ctx) => {
    await written(ctx);
    expect(await readBooking(ctx, { reference: "CTS-000000" })).toMatchObject({ ok: false, reason: "not_found" });
  }));

test.each(tripStates)("“Mark as no-show” is offered for a trip that is %s only where it would be accepted", (state) =>
  atDesk(async (ctx) => {
    const { reference, bookingId } = await writeTrip(ctx, addHours(ctx.now, -3), {
      booking: { state: "in_progress" },
      trip: { state },
    });
    const read = await readBooking(ctx, { reference });
    if (!read.ok) throw new Error(read.reason);
    const isOffered = read.value.possible_states.includes("no_show");
    expect(isOffered).toBe((await previewNoShow(ctx, { id: bookingId })).ok);
    if (state === "interrupted" || state === "onboard") expect(isOffered).toBe(false);
  }),
);
