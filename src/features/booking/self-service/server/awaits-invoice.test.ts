import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { billBooking } from "#features/invoices/billing/server/bill-booking.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { writeBookingCase } from "#testing/offered/booking-states.ts";
import { readMyBooking } from "./read-my-booking.ts";

test("a booking that is paid awaits its invoice until that is issued; one that is not paid, or is of a company, doesn’t", () =>
  inTransaction(async (ctx) => {
    const customer = await askingAs(ctx);
    const { id, reference } = await writeBookingCase(ctx, { state: "confirmed", hours: 72, isPaid: true });
    const awaits = async () => {
      const read = await readMyBooking(customer, { reference, code: ctx.accessCodeFor(reference) });
      return read.ok && read.value.awaits_invoice;
    };
    expect(await awaits()).toBe(true);
    await billBooking(ctx, reference);
    expect(await awaits()).toBe(false);
    const unpaid = await writeBookingCase(ctx, { state: "confirmed", hours: 72 });
    const read = await readMyBooking(customer, {
      reference: unpaid.reference,
      code: ctx.accessCodeFor(unpaid.reference),
    });
    expect(read).toMatchObject({ value: { awaits_invoice: false } });
    await ctx.db.update(bookings).set({ isTest: true }).where(eq(bookings.id, id));
    expect(await awaits()).toBe(false);
  }));
