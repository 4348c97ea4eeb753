import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { tripPhotos } from "#db/schema/trips.ts";
import { asTeam, readTrip } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverWhoAsks } from "#testing/builders/dispatch/a-driver-at-pickup.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { wordsOn } from "#testing/pdf-text.ts";
import { decideNoShow } from "./decide-no-show.ts";
import { findRequest } from "./no-show-views.ts";

test("a dispatcher confirms a no-show with all its evidence, once", () =>
  inTransaction(async (ctx) => {
    const { tripId } = await aDriverWhoAsks(ctx);
    const team = await asTeam(ctx);
    const confirm = { trip_id: tripId, decision: "confirmed" as const, answer: "" };
    expect(await decideNoShow(team, confirm)).toMatchObject({ value: { state: "no_show" } });
    expect((await readTrip(ctx, tripId)).state).toBe("no_show");
    expect(await findRequest(ctx.db, tripId)).toMatchObject({ state: "confirmed", decidedAt: ctx.now });
    expect(await decideNoShow(team, confirm)).toMatchObject({ reason: "not_asked" });
    const log = await ctx.db.select().from(auditLog).where(eq(auditLog.subjectId, tripId));
    expect(log.map(({ action }) => action)).toContain("trip.no_show_confirmed");
  }));

test("without a photo it cannot be confirmed", () =>
  inTransaction(async (ctx) => {
    const { tripId } = await aDriverWhoAsks(ctx);
    await ctx.db.delete(tripPhotos).where(eq(tripPhotos.tripId, tripId));
    const decided = await decideNoShow(await asTeam(ctx), { trip_id: tripId, decision: "confirmed", answer: "" });
    expect(decided).toMatchObject({ reason: "evidence_missing" });
    expect((await readTrip(ctx, tripId)).state).toBe("searching");
  }));

test("if refused, the driver reads why, keeps waiting and may ask again", () =>
  inTransaction(async (ctx, world) => {
    const { tripId, report, reference } = await aDriverWhoAsks(ctx);
    const team = await asTeam(ctx);
    const refused = { trip_id: tripId, decision: "refused" as const, answer: "She has just called. Two minutes." };
    expect(await decideNoShow(team, refused)).toMatchObject({ value: { state: "searching" } });
    expect(world.emails).toMatchObject([{ template: "message-to-driver", to: "sipho@example.com" }]);
    expect(world.emails[0]?.subject).toContain(reference);
    expect(wordsOn(world.emails[0]?.content).join(" ")).toContain("She has just called. Two minutes.");
    expect(await report("ask_no_show", 75)).toMatchObject({ outcome: "noted" });
    expect(await findRequest(ctx.db, tripId)).toMatchObject({ state: "open", answer: "" });
  }));

test("a passenger who arrives in the meantime is driven, and there is nothing left to confirm", () =>
  inTransaction(async (ctx) => {
    const { tripId, report } = await aDriverWhoAsks(ctx);
    expect(await report("met", 66)).toMatchObject({ outcome: "moved" });
    const decided = await decideNoShow(await asTeam(ctx), { trip_id: tripId, decision: "confirmed", answer: "" });
    expect(decided).toMatchObject({ reason: "not_asked" });
    expect((await readTrip(ctx, tripId)).state).toBe("onboard");
  }));
