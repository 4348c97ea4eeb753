import { expect, test } from "vitest";
import { atDesk, written } from "#testing/builders/booking/at-desk.ts";
import { readBooking } from "./read-booking.ts";
import { writeBookingNote } from "./write-booking-note.ts";

test("a note stays in Admin, a message goes out as an email about the booking", () =>
  atDesk(async (ctx, world) => {
    const { id, reference } = await written(ctx);
    await writeBookingNote(ctx, { id, kind: "note", text: "Prefers mornings", subject: "" });
    expect(world.emails).toEqual([]);
    await writeBookingNote(ctx, { id, kind: "message", text: "Your driver is Sipho.", subject: "" });
    expect(world.emails).toMatchObject([
      { to: "thandi@example.com", subject: `About your booking ${reference}`, about: `booking:${reference}` },
    ]);
    const seen = await readBooking(ctx, { reference: reference.toLowerCase() });
    expect(seen.ok && seen.value.notes.map(({ kind, by }) => [kind, by])).toEqual(
      expect.arrayContaining([
        ["note", "Nomsa Dlamini"],
        ["message", "Nomsa Dlamini"],
      ]),
    );
  }));
