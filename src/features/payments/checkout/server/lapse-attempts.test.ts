import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { aHeldBooking, attemptsNow } from "#testing/builders/booking/a-held-booking.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { lapseAttempts } from "./lapse-attempts.ts";

test("the schedule expires a form that was never sent", () =>
  inTransaction(async (ctx) => {
    const { start } = await aHeldBooking(ctx);
    await start("online");
    await lapseAttempts({ ...ctx, now: addHours(testNow, 0.4) });
    expect(await attemptsNow(ctx)).toEqual(["online redirected"]);
    await lapseAttempts({ ...ctx, now: addHours(testNow, 0.6) });
    expect(await attemptsNow(ctx)).toEqual(["online expired"]);
  }));
