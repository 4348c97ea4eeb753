import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { incidents } from "#db/schema/incidents.ts";
import { refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aKnownPair } from "#testing/builders/people/a-known-pair.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { noteCustomer } from "./note-customer.ts";
import { readCaller } from "./read-caller.ts";

test("a caller’s trips, balance, notes and open incidents are read at once", () =>
  inTransaction(async (transaction) => {
    const { ctx, kept: customer_id } = await aKnownPair(transaction);
    const past = Array.from({ length: 4 }, (_, at) =>
      aBooking({ reference: `CTS-PAST0${at}`, state: "completed", pickupAt: addHours(ctx.now, -24 * (at + 1)) }),
    );
    const next = [48, 24].map((hours) =>
      aBooking({
        reference: `CTS-NEXT${hours}`,
        state: "confirmed",
        totalCents: 50_000,
        pickupAt: addHours(ctx.now, hours),
      }),
    );
    const trial = aBooking({ reference: "CTS-TEST00", isTest: true, pickupAt: addHours(ctx.now, 1) });
    await ctx.db.insert(bookings).values([...past, ...next, trial]);
    await noteCustomer(ctx, { customer_id, text: "Call after landing" });
    const incident = { severity: "minor" as const, happenedAt: ctx.now, createdAt: ctx.now, updatedAt: ctx.now };
    const about = { ...incident, type: "accident" as const, bookingId: past[0]?.id, reportedBy: "Naledi" };
    await ctx.db.insert(incidents).values([
      { ...about, id: newId(), state: "open", text: "Late" },
      { ...about, id: newId(), state: "resolved", responsible: "no_one", costCents: 0, text: "Solved" },
    ]);

    expect(await readCaller(ctx, { customer_id })).toMatchObject({
      value: {
        name: "Thandi Mokoena",
        next_trip: { reference: "CTS-NEXT24", status: "confirmed" },
        last_trips: [{ reference: "CTS-PAST00" }, { reference: "CTS-PAST01" }, { reference: "CTS-PAST02" }],
        notes: [{ text: "Call after landing" }],
        open_incidents: [{ reference: "CTS-PAST00", text: "Late" }],
        open_quotes: [],
        block_reason: null,
      },
    });
    expect(await readCaller(ctx, { customer_id: newId() })).toEqual(refuse("not_found"));
  }));
