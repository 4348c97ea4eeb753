import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { arrivalScreens } from "#db/schema/live.ts";
import { organisations } from "#db/schema/partners.ts";
import type { Context } from "#platform/context.ts";
import { writeLiveTrip } from "#testing/builders/dispatch/a-live-trip.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createArrivalScreen } from "./create-arrival-screen.ts";
import { screenArrivals } from "./screen-arrivals.ts";
import { withdrawArrivalScreen } from "./withdraw-arrival-screen.ts";

async function screenOf(ctx: Context) {
  const made = await createArrivalScreen(ctx, { name: "Lobby" });
  if (!made.ok) throw new Error(made.reason);
  return { id: made.value.screen.id, token: made.value.screen.address.split("/").at(-1) ?? "" };
}

test("the lobby reads a first name and an initial, but no number plate, address or reference", () =>
  inTransaction(async (ctx) => {
    const hotel = await asHotel(ctx);
    const booking = { organisationId: hotel.hotelId, pickupLocation: "The Harbour Lantern Hotel" };
    const { plate, reference } = await writeLiveTrip(ctx, { booking, state: "assigned" });
    const { id, token } = await screenOf(hotel);
    const seen = await screenArrivals(ctx, { token });
    expect(seen).toMatchObject({
      value: { organisation: "The Harbour Lantern Hotel", lines: [{ role: "pickup", name: "Thandi M." }] },
    });
    const text = JSON.stringify(seen);
    for (const secret of [plate, reference, "Mokoena", "Waterfront", "/live/"]) expect(text).not.toContain(secret);
    expect(await ctx.db.select().from(arrivalScreens).where(eq(arrivalScreens.id, id))).toMatchObject([
      { seenAt: ctx.now },
    ]);
  }));

test("a withdrawn screen, a former partner’s or an unknown one shows nothing", () =>
  inTransaction(async (ctx) => {
    const [one, two] = [await asHotel(ctx), await asHotel(ctx)];
    const [withdrawn, left] = [await screenOf(one), await screenOf(two)];
    await withdrawArrivalScreen(one, { screen_id: withdrawn.id });
    await ctx.db.update(organisations).set({ status: "terminated" }).where(eq(organisations.id, two.hotelId));
    for (const token of [withdrawn.token, left.token, "nonsense"])
      expect(await screenArrivals(ctx, { token })).toMatchObject({ reason: "not_found" });
  }));
