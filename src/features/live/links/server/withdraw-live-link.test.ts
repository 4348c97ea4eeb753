import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { liveLinks } from "#db/schema/live.ts";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { writeLiveTrip } from "#testing/builders/dispatch/a-live-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { liveTrip } from "../../follow/server/live-trip.ts";
import { createLiveLink } from "./create-live-link.ts";
import { withdrawLiveLink } from "./withdraw-live-link.ts";

test("a withdrawn link, even the customer’s own, opens nothing", () =>
  inTransaction(async (visitor) => {
    const ctx = await asTeam(visitor);
    const { tripId, token } = await writeLiveTrip(ctx);
    const made = await createLiveLink(ctx, { trip_id: tripId, name: "Concierge" });
    if (!made.ok) throw new Error(made.reason);
    const concierge = made.value.address.split("/").at(-1) ?? "";
    expect(await withdrawLiveLink(ctx, { link_id: tripId })).toMatchObject({ ok: true });
    expect(await liveTrip(visitor, { token })).toMatchObject({ reason: "not_found" });
    expect(await liveTrip(visitor, { token: concierge })).toMatchObject({ ok: true });
    expect(await withdrawLiveLink(ctx, { link_id: made.value.id })).toMatchObject({ ok: true });
    expect(await liveTrip(visitor, { token: concierge })).toMatchObject({ reason: "not_found" });
    expect(await ctx.db.select().from(liveLinks).where(eq(liveLinks.id, tripId))).toMatchObject([
      { withdrawnBy: ctx.actor.kind === "person" ? ctx.actor.userId : "", withdrawnAt: ctx.now },
    ]);
  }));

test("a withdrawn or unknown link is not found", () =>
  inTransaction(async (visitor) => {
    const ctx = await asTeam(visitor);
    const { tripId } = await writeLiveTrip(ctx);
    await withdrawLiveLink(ctx, { link_id: tripId });
    for (const link_id of [tripId, newId()])
      expect(await withdrawLiveLink(ctx, { link_id })).toMatchObject({ reason: "not_found" });
  }));
