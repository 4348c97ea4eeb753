import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { extras } from "#db/schema/catalogue.ts";
import { cents } from "#domain/money/money.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { anExtra } from "#testing/builders/booking/an-extra.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listExtras } from "./list-extras.ts";

const sold = {
  id: "cool-box",
  name: "Cool box",
  kind: "equipment",
  per: "booking",
  quantity: 2,
  unitCents: cents(15_000),
  vatCode: "STD15",
  needsApproval: false,
} as const;

test("every extra is listed in its order, ended ones too, each with the bookings still to be driven that have it", () =>
  inTransaction(async (ctx) => {
    await ctx.db
      .insert(extras)
      .values([anExtra({ position: 2 }), anExtra({ id: "ramp", position: 1, state: "ended", stock: 1 })]);
    const states = ["confirmed", "awaiting_payment", "completed", "cancelled", "expired"] as const;
    await ctx.db.insert(bookings).values(states.map((state) => aBooking({ state, extras: [sold] })));
    expect((await listExtras(ctx)).value.extras).toMatchObject([
      { id: "ramp", state: "ended", stock: 1, open_bookings: 0 },
      { id: "cool-box", name: "Cool box", state: "on_sale", price_cents: 15_000, stock: null, open_bookings: 2 },
    ]);
  }));
