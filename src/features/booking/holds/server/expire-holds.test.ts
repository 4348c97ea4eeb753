import { render, toPlainText } from "@react-email/render";
import { describe, expect, test } from "vitest";
import { vehicleHolds } from "#db/schema/trips.ts";
import { asSystem, bookTheOneSedan, reference, stateNow } from "#testing/builders/booking/a-lapsed-hold.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { expireHolds } from "./expire-holds.ts";
import { sendBookingExpired } from "./send-booking-expired.ts";

describe("a hold", () => {
  test.each([
    [29, "awaiting_payment", "held"],
    [30, "expired", "released"],
  ] as const)("after %i minutes is %s", (minutes, state, hold) =>
    inTransaction(async (ctx, world) => {
      await bookTheOneSedan(ctx);
      for (let times = 0; times < 2; times++) await expireHolds(asSystem(ctx, minutes));
      expect(await stateNow(ctx)).toBe(state);
      expect(await ctx.db.select({ state: vehicleHolds.state }).from(vehicleHolds)).toEqual([{ state: hold }]);
      const ends = world.events.filter(({ type }) => type === "booking.expired");
      expect(ends).toHaveLength(state === "expired" ? 1 : 0);
    }),
  );

  test("that expired is announced with the way to rebook", () =>
    inTransaction(async (ctx, world) => {
      await bookTheOneSedan(ctx);
      await expireHolds(asSystem(ctx, 31));
      await sendBookingExpired(ctx, { type: "booking.expired", reference });
      const email = toPlainText(await render(world.emails[0]?.content));
      expect(email).toContain(`/confirm-booking/${reference}?code=${ctx.accessCodeFor(reference)}`);
      expect(email).toContain("saved for 7 days");
    }));
});
