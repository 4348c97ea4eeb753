import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import { hold, listed } from "#testing/builders/booking/a-held-vehicle.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";

test("our team sees who holds which vehicle, until when, why, and how many for the same source", () =>
  inTransaction(async (ctx) => {
    await hold(ctx);
    await hold(ctx, { pickup_date: "2026-11-29", email: "second@example.com", phone: "+27 83 000 0000" });
    const elsewhere = { ...ctx, caller: { ...ctx.caller, address: "198.51.100.7" } };
    await hold(elsewhere, { pickup_date: "2026-11-30", email: "third@example.com", phone: "+27 84 000 0000" });
    const holds = await listed(ctx);
    expect(holds.map(({ email, same_source, is_stranger }) => [email, same_source, is_stranger])).toEqual(
      expect.arrayContaining([
        ["thandi@example.com", 2, true],
        ["second@example.com", 2, true],
        ["third@example.com", 1, true],
      ]),
    );
    expect(holds[0]).toMatchObject({
      why: "unchosen",
      held_until: addMinutes(testNow, 30).toISOString(),
      is_contact_confirmed: false,
      vehicles: [expect.stringMatching(/ · /)],
    });
  }));
