import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { aForwardRow } from "#testing/builders/booking/a-forward-row.ts";
import { atDesk, create, facts } from "#testing/builders/booking/at-desk.ts";
import { importBookings } from "./import-bookings.ts";
import { previewBookingImport } from "./preview-booking-import.ts";

test("each line says what is wrong, what is here already, and where no vehicle is free; nothing is written", () =>
  atDesk(async (ctx) => {
    await importBookings(ctx, { file_name: "first.csv", rows: [aForwardRow(1)] });
    await create(ctx, { payment_method: "cash" });
    const before = await ctx.db.$count(bookings);
    const { value } = await previewBookingImport(ctx, {
      rows: [
        aForwardRow(1),
        aForwardRow(7, {
          email: facts.email,
          last_name: "Amira Khan",
          pickup_date: "2026-11-28",
          pickup_time: "09:00",
        }),
        aForwardRow(3, { passengers: "60" }),
        aForwardRow(4, { from: "Farm 12" }),
        aForwardRow(5),
        aForwardRow(5, { email: "other@example.com" }),
        aForwardRow(5, { reference: "OLD-6" }),
        aForwardRow(8, { price: "free", pickup_time: "later" }),
      ],
    });
    expect(value.rows.map(({ kind, notes, problems }) => [kind, ...notes, ...problems])).toEqual([
      ["unchanged", expect.stringMatching(/^Already here as CTS-/)],
      ["unchanged", expect.stringMatching(/^The same customer at the same time is here as CTS-/)],
      ["new", "No vehicle is free. It’s confirmed all the same, with a task to find one"],
      ["new", "We don’t know the place “Farm 12”. Check how long the drive takes"],
      ["new"],
      ["error", "Reference: this booking is in the file twice. Keep one line of it"],
      ["error", "Pickup time: this customer is in the file twice at this time. Keep one line of the two"],
      [
        "error",
        "Pickup time: enter a time such as 09:30",
        "Price: enter the agreed price in rand, such as 1250 or R 1 250,00",
      ],
    ]);
    expect(value.rows[0]?.key).toMatch(/^OLD-1, Customer B1, /);
    expect(await ctx.db.$count(bookings)).toBe(before);
  }));
