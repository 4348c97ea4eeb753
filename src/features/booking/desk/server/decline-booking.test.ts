import { expect, test } from "vitest";
import { atDesk, written } from "#testing/builders/booking/at-desk.ts";
import { declineBooking } from "./decline-booking.ts";

test("no is said with an email, and only to what is still open", () =>
  atDesk(async (ctx, world) => {
    const open = await written(ctx);
    const reason = "All our coaches are out that day.";
    expect(await declineBooking(ctx, { ...open, reason })).toMatchObject({ ok: true, value: { state: "declined" } });
    expect(world.emails).toMatchObject([{ template: "booking-declined", about: `booking:${open.reference}` }]);
    const confirmed = await written(ctx, { state: "confirmed" });
    expect(await declineBooking(ctx, { ...confirmed, reason })).toMatchObject({ reason: "not_possible" });
  }));
