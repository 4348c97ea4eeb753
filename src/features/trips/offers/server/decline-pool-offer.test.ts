import { expect, test } from "vitest";
import { readAssignments } from "#testing/builders/dispatch/a-crew.ts";
import { writePoolOffer } from "#testing/builders/dispatch/a-pool-offer.ts";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { readRound } from "#testing/builders/dispatch/an-offer.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { declinePoolOffer } from "./decline-pool-offer.ts";

test("a provider declines with a reason: the trip has no driver again, and our team gets a task", () =>
  inTransaction(async (ctx, world) => {
    const { asking, id, tripId } = await writePoolOffer(ctx);
    expect(await declinePoolOffer(asking, { id, reason: "All drivers are out" })).toMatchObject({ ok: true });
    expect(await readRound(ctx, tripId)).toEqual({ trip: "unassigned", offers: ["pool declined"] });
    expect(await readAssignments(ctx, tripId)).toMatchObject([{ reason: "All drivers are out" }]);
    expect(world.events).toMatchObject([{ type: "task.wanted", kind: "find_driver" }]);
  }));

test("another provider’s offer does not exist", () =>
  inTransaction(async (ctx) => {
    const { id } = await writePoolOffer(ctx);
    const { asking } = await writeProvider(ctx, { name: "Another" });
    expect(await declinePoolOffer(asking, { id, reason: "No" })).toMatchObject({ reason: "not_found" });
  }));
