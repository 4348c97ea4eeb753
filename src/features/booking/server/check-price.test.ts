import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { quoteOptions, quotes } from "#db/schema/quotes.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { bookingDeskContract } from "../desk/contract.ts";
import { createDeskBooking } from "../desk/server/create-desk-booking.ts";
import { editBooking } from "../desk/server/edit-booking.ts";
import { readBooking } from "../desk/server/read-booking.ts";
import { overridePrice } from "../money/server/override-price.ts";

const atDesk = (run: (ctx: Context) => Promise<void>) =>
  inTransaction(async (ctx) => {
    await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4 }));
    await run(await askingAs(ctx, { email: "office@example.com", name: "Nomsa Dlamini", roles: ["admin"] }));
  });

const facts = {
  service_type: "airport_transfer",
  pickup_location: "Cape Town International Airport",
  destination: "Camps Bay",
  pickup_date: "2026-11-28",
  pickup_time: "09:00",
  passengers: 2,
  first_name: "Amira",
  last_name: "Khan",
  email: "amira@example.com",
  phone: "+44 20 7946 0000",
};
const create = (ctx: Context, changes: object = {}) =>
  createDeskBooking(ctx, bookingDeskContract.createDeskBooking.input.parse({ ...facts, ...changes }));

async function created(ctx: Context, changes: object = {}) {
  const answer = await create(ctx, changes);
  if (!answer.ok) throw new Error(answer.reason);
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.reference, answer.value.reference));
  if (!row) throw new Error("not written");
  return row;
}

describe("a price that may be a mistake", () => {
  const own = (total_cents: number, is_confirmed?: boolean) => ({
    price: { total_cents, reason: "A friend", ...(is_confirmed && { is_confirmed }) },
  });

  test("R0 is booked only by those who say so twice, and confirms itself", () =>
    atDesk(async (ctx) => {
      expect(await create(ctx, own(0))).toMatchObject({ ok: false, reason: "confirm_free" });
      expect(await created(ctx, own(0, true))).toMatchObject({ state: "confirmed", totalCents: 0 });
    }));

  test("R0 and a loss are set only by those who say so twice", () =>
    atDesk(async (ctx) => {
      const row = await created(ctx);
      const quoteId = newId();
      await ctx.db.insert(quotes).values({
        id: quoteId,
        number: "Q-2611-00009",
        state: "converted",
        bookingReference: row.reference,
        customerName: "Amira Khan",
        customerEmail: row.email,
        journey: {},
        acceptedOption: "A",
        acceptedAt: ctx.now,
        validUntil: ctx.now,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      });
      const option = {
        id: newId(),
        quoteId,
        letter: "A",
        title: "A",
        lines: [],
        totalCents: 0,
        costCents: 30_000,
      } as const;
      await ctx.db.insert(quoteOptions).values(option);
      const input = { id: row.id, version: row.version, reason: "x" };
      expect(await overridePrice(ctx, { ...input, total_cents: 0 })).toEqual(refuse("confirm_free"));
      expect(await overridePrice(ctx, { ...input, total_cents: 29_900 })).toEqual(refuse("confirm_loss"));
      expect(await overridePrice(ctx, { ...input, total_cents: 29_900, is_confirmed: true })).toMatchObject({
        ok: true,
      });

      const desk = await readBooking(ctx, { reference: row.reference });
      expect(desk).toMatchObject({
        value: {
          quote: { id: quoteId, number: "Q-2611-00009", version: 1 },
          enquiry: null,
          customer_bookings: 1,
          actions: expect.arrayContaining([
            expect.objectContaining({
              action: "booking.price_overridden",
              from_cents: row.totalCents,
              to_cents: 29_900,
            }),
          ]),
        },
      });
    }));

  test("a changed trip tells what it cost and what it costs now", () =>
    atDesk(async (ctx) => {
      const row = await created(ctx);
      const input = { ...facts, id: row.id, version: row.version, destination: "Hermanus", reason: "They moved" };
      await editBooking(ctx, bookingDeskContract.editBooking.input.parse(input));
      const [after] = await ctx.db.select().from(bookings).where(eq(bookings.id, row.id));
      const desk = await readBooking(ctx, { reference: row.reference });
      const action = desk.ok && desk.value.actions.find(({ action }) => action === "booking.price_changed");
      expect(action).toMatchObject({
        from_cents: row.totalCents,
        to_cents: after?.totalCents,
        by: "Nomsa Dlamini",
        reason: "They moved",
      });
    }));
});
