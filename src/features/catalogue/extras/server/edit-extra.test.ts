import { expect, test } from "vitest";
import { bookingExtras, bookings } from "#db/schema/booking.ts";
import { extras, extraVersions } from "#db/schema/catalogue.ts";
import { cents } from "#domain/money/money.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { anExtra, extraAsked } from "#testing/builders/booking/an-extra.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { editExtra } from "./edit-extra.ts";

test("a price goes up for bookings from now on; what was sold keeps its own", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain, "admin");
    await ctx.db.insert(extras).values(anExtra());
    const sold = {
      id: "cool-box",
      name: "Cool box",
      kind: "equipment",
      per: "booking",
      quantity: 1,
      unitCents: cents(15_000),
      vatCode: "STD15",
      needsApproval: false,
    } as const;
    await ctx.db.insert(bookings).values(aBooking({ extras: [sold] }));
    const asked = { ...extraAsked({ price_cents: 20_000 }), id: "cool-box", version: 1 };
    expect(await editExtra(ctx, asked)).toEqual({ ok: true, value: { version: 2 } });
    expect(await ctx.db.select().from(extras)).toMatchObject([{ priceCents: 20_000, state: "on_sale", version: 2 }]);
    expect(await ctx.db.select().from(bookingExtras)).toMatchObject([{ unitCents: 15_000 }]);
    expect(world.siteTouched).toBe(1);
  }));

test("a save on an earlier version is refused, and nothing of it is kept", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain, "admin");
    await ctx.db.insert(extras).values(anExtra({ version: 2 }));
    const asked = { ...extraAsked({ price_cents: 1 }), id: "cool-box" };
    expect(await editExtra(ctx, { ...asked, version: 1 })).toMatchObject({ reason: "changed_meanwhile" });
    expect(await editExtra(ctx, { ...asked, id: "ramp", version: 1 })).toMatchObject({ reason: "not_found" });
    expect(await ctx.db.select().from(extras)).toMatchObject([{ priceCents: 15_000, version: 2 }]);
    expect(await ctx.db.$count(extraVersions)).toBe(0);
    expect(world.siteTouched).toBe(0);
  }));
