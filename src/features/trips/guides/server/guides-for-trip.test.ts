import { expect, test } from "vitest";
import { cents } from "#domain/money/money.ts";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { writeGuide } from "#testing/builders/dispatch/a-guide.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { assignGuide } from "./assign-guide.ts";
import { guidesForTrip } from "./guides-for-trip.ts";

const sold = { name: "", per: "day", unitCents: cents(180_000), vatCode: "STD15", needsApproval: false } as const;

test("dispatch sees how many guides were sold, who has the trip, and what speaks against everyone else", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const lerato = await writeGuide(ctx);
    const ayanda = await writeGuide(ctx, { firstName: "Ayanda", email: "ayanda@example.com" });
    const bongani = await writeGuide(ctx, { firstName: "Bongani", email: "b@example.com", registeredUntil: null });
    await writeGuide(ctx, { firstName: "Zola", email: "zola@example.com", state: "left" });
    await writeCrew(ctx);
    const extras = [
      { ...sold, id: "guide", kind: "person" as const, quantity: 2 },
      { ...sold, id: "lunch", kind: "meal" as const, quantity: 5 },
    ];
    const { tripId } = await writeTrip(ctx, addHours(testNow, 30), { booking: { extras } });
    await assignGuide(ctx, { trip_id: tripId, driver_id: lerato, version: 1 });
    expect(await guidesForTrip(ctx, { trip_id: tripId })).toEqual({
      ok: true,
      value: {
        needed: 2,
        guides: [{ driver_id: lerato, name: "Lerato Dube", phone: "+27 82 555 0201" }],
        candidates: [
          { driver_id: ayanda, name: "Ayanda Dube", reasons: [] },
          { driver_id: bongani, name: "Bongani Dube", reasons: [expect.stringContaining("Tourist guide")] },
        ],
      },
    });
  }));

test("a trip that isn’t there has no guides", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    expect(await guidesForTrip(ctx, { trip_id: newId() })).toMatchObject({ ok: false, reason: "not_found" });
  }));
