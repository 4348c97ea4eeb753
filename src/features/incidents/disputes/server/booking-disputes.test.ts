import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { aRiddenTrip } from "#testing/builders/dispatch/a-ridden-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { bookingDisputes } from "./booking-disputes.ts";
import { disputeCharge } from "./dispute-charge.ts";

test("a charge can be disputed once, and the dispute is then shown", () =>
  inTransaction(async (ctx) => {
    const { opening, tripId } = await aRiddenTrip(ctx, { trip: { state: "no_show" } });
    const read = () => bookingDisputes(ctx, opening);
    expect(await read()).toMatchObject({ value: { disputes: [], possible: [{ trip_id: tripId, kind: "no_show" }] } });
    await disputeCharge(ctx, { ...opening, trip_id: tripId, kind: "no_show", text: "I was there" });
    expect(await read()).toMatchObject({
      value: { disputes: [{ kind: "no_show", state: "open", text: "I was there" }], possible: [] },
    });
    expect(await bookingDisputes(ctx, { ...opening, code: "WR0NGC0D" })).toEqual(refuse("not_found"));
  }));
