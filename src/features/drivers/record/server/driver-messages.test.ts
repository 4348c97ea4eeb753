import { expect, test } from "vitest";
import { messages } from "#db/schema/platform.ts";
import { tripNotes } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { aDriverOnRecord } from "#testing/builders/people/a-driver-on-record.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { driverMessages } from "./driver-messages.ts";

test("emails and trip messages are listed together, without internal notes and sign-in emails", () =>
  inTransaction(async (ctx) => {
    const driverId = await aDriverOnRecord(ctx, { email: "Sipho@example.com" });
    const desk = await askingAs(ctx, { name: "Lerato Khumalo" });
    const { tripId, bookingId, reference } = await writeTrip(ctx, addHours(testNow, 5));
    const note = { tripId, bookingId, author: desk.userId, driverId, createdAt: testNow };
    await ctx.db.insert(tripNotes).values([
      { ...note, id: newId(), kind: "message", text: "Gate B, please" },
      { ...note, id: newId(), kind: "note", text: "Has complained before" },
    ]);
    const email = { recipient: "sipho@example.com", html: "", body: "", createdAt: addHours(testNow, 1) };
    await ctx.db.insert(messages).values([
      { ...email, id: newId(), key: "1", template: "driver-assigned", subject: "Trip CTS-1", state: "failed" },
      { ...email, id: newId(), key: "2", template: "auth-recovery", subject: "Your password", state: "sent" },
    ]);

    expect(await driverMessages(ctx, { driver_id: driverId })).toMatchObject({
      value: {
        messages: [
          { kind: "email", text: "Trip CTS-1", has_failed: true },
          { kind: "trip_message", text: "Gate B, please", by: "Lerato Khumalo", reference },
        ],
      },
    });
    expect(await driverMessages(ctx, { driver_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
