import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readTrip } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { openRelief } from "../../server/open-relief.ts";
import { readRelief } from "./read-relief.ts";

test("the refund is limited to the price of both vehicles together", () =>
  inTransaction(async (ctx) => {
    const { tripId } = await writeTrip(ctx, addHours(testNow, -1), {
      trip: { state: "interrupted", priceCents: 90_000 },
    });
    const [reliefId = ""] = await openRelief(ctx, await readTrip(ctx, tripId), {
      at: testNow,
      point: null,
      words: "N2",
    });
    const team = await asTeam(ctx);
    expect(await readRelief(team, { trip_id: reliefId })).toMatchObject({ value: { price_cents: 90_000 } });
    expect(await readRelief(team, { trip_id: ctx.newId() })).toMatchObject({ reason: "not_found" });
  }));
