import { sql } from "drizzle-orm";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { numberSeries } from "#db/schema/invoices.ts";
import { payments } from "#db/schema/payments.ts";
import { events } from "#db/schema/platform.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "./builders/booking/a-booking.ts";
import { aDriver, aVehicle, writeTrip } from "./builders/booking/a-trip.ts";
import { aPayment } from "./builders/money/a-payment.ts";
import { anIssuedInvoice, asAdmin } from "./builders/money/an-issued-invoice.ts";

type BusinessFault = { put(ctx: Context): Promise<unknown> };

/** Long enough ago that every reaction should have run. */
const longAgo = (ctx: Context) => addHours(ctx.now, -2);

async function writePaid(ctx: Context, booking: Parameters<typeof aBooking>[0], paid: Parameters<typeof aPayment>[0]) {
  const agreed = { state: "confirmed", totalCents: 35_000, paidCents: 35_000, updatedAt: longAgo(ctx) } as const;
  const row = aBooking({ ...agreed, ...booking });
  await ctx.db.insert(bookings).values(row);
  const payment = aPayment({ bookingId: row.id, updatedAt: longAgo(ctx), ...paid });
  await ctx.db.insert(payments).values(payment);
  return { row, payment };
}

/** For each business rule, a row that breaks it, written in a way that no call of the product would. */
export const businessFaults: Readonly<Record<string, BusinessFault>> = {
  "driverless-trips": { put: (ctx) => writeTrip(ctx, addHours(ctx.now, 2)) },
  "overlapping-assignments": {
    async put(ctx) {
      const [driver, vehicle] = [aDriver(), aVehicle()];
      await ctx.db.insert(drivers).values(driver);
      await ctx.db.insert(vehicles).values(vehicle);
      await ctx.db.execute(sql`alter table assignments drop constraint driver_is_free`);
      await ctx.db.execute(sql`alter table assignments disable trigger user`);
      const crew = { driverId: driver.id, vehicleId: vehicle.id };
      for (const hours of [4, 4.5]) await writeTrip(ctx, addHours(ctx.now, hours), { crew });
    },
  },
  "unpaid-bookings": {
    put: async ({ db }) =>
      void (await db
        .insert(bookings)
        .values(aBooking({ state: "confirmed", totalCents: 35_000, paymentMethod: "online" }))),
  },
  "paid-twice": { put: (ctx) => writePaid(ctx, { paidCents: 70_000 }, { amountCents: 70_000 }) },
  "unsent-confirmations": {
    async put(ctx) {
      const { row } = await writePaid(ctx, {}, {});
      const payload = { reference: row.reference };
      await ctx.db.insert(events).values({ id: newId(), type: "booking.confirmed", payload, createdAt: longAgo(ctx) });
    },
  },
  "holds-past-end": {
    put: async (ctx) =>
      void (await ctx.db
        .insert(bookings)
        .values(aBooking({ state: "awaiting_payment", holdUntil: addMinutes(ctx.now, -11) }))),
  },
  "endless-bookings": {
    put: (ctx) => writeTrip(ctx, addHours(ctx.now, -30), { booking: { state: "in_progress" } }),
  },
  "stuck-money": {
    async put(ctx) {
      const id = newId();
      const payload = { reference: "CTS-AAAAAA", paymentId: newId() };
      await ctx.db.insert(events).values({ id, type: "payment.succeeded", payload, createdAt: longAgo(ctx) });
      const at = longAgo(ctx).toISOString();
      await ctx.db.execute(sql`
        insert into jobs.job (id, name, state, priority, start_after, created_on, data)
        values (gen_random_uuid(), 'reactions', 'retry', 10, ${at}, ${at},
          ${JSON.stringify({ eventId: id, reaction: "countPayment" })}::jsonb)`);
    },
  },
  "booking-sums": { put: (ctx) => writePaid(ctx, {}, { amountCents: 34_999 }) },
  "invoice-sums": {
    async put(ctx) {
      await anIssuedInvoice(await asAdmin(ctx));
      await ctx.db.execute(sql`update invoice_lines set gross_cents = gross_cents + 1`);
    },
  },
  "number-gaps": { put: async ({ db }) => void (await db.insert(numberSeries).values({ name: "INV-2031", next: 3 })) },
  "revenue-figures": {
    async put(ctx) {
      await writeTrip(ctx, addHours(ctx.now, 1), { booking: { updatedAt: longAgo(ctx), vatCents: 16_103 } });
    },
  },
};
