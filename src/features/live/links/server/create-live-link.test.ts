import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { writeLiveTrip } from "#testing/builders/dispatch/a-live-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { liveTrip } from "../../follow/server/live-trip.ts";
import { createLiveLink } from "./create-live-link.ts";

test("it opens the trip, cannot be shared further, and is logged", () =>
  inTransaction(async (visitor) => {
    const ctx = await asTeam(visitor);
    const { tripId, plate } = await writeLiveTrip(ctx);
    const made = await createLiveLink(ctx, { trip_id: tripId, name: "Concierge" });
    if (!made.ok) throw new Error(made.reason);
    const token = made.value.address.split("/").at(-1) ?? "";
    expect(await liveTrip(visitor, { token })).toMatchObject({
      value: { kind: "staff", vehicles: [{ plate }], may_share: false },
    });
    const log = await ctx.db.select().from(auditLog);
    expect(log.map(({ action }) => action)).toContain("live_link.created");
  }));

test("not for a finished, cancelled or unknown trip", () =>
  inTransaction(async (visitor) => {
    const ctx = await asTeam(visitor);
    const over = await writeLiveTrip(ctx, { state: "assigned", startsIn: -200 });
    const cancelled = await writeLiveTrip(ctx, { state: "cancelled" });
    for (const { tripId } of [over, cancelled])
      expect(await createLiveLink(ctx, { trip_id: tripId, name: "Concierge" })).toMatchObject({ reason: "over" });
    expect(await createLiveLink(ctx, { trip_id: newId(), name: "X" })).toMatchObject({ reason: "not_found" });
  }));
