import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { assignmentMoves, tripMoves } from "#db/schema/trips.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { writePoolOffer } from "#testing/builders/dispatch/a-pool-offer.ts";
import { readRound, writeOffers } from "#testing/builders/dispatch/an-offer.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { answerOfferFor } from "./answer-offer-for.ts";

const said = (offer_id: string | undefined, answer: "accept" | "decline") => ({
  offer_id: offer_id ?? "",
  answer,
  reason: "Said so by phone",
});
const auditOf = ({ db }: Context, tripId: string) =>
  db
    .select({ action: auditLog.action, reason: auditLog.reason, by: auditLog.actorId })
    .from(auditLog)
    .where(eq(auditLog.subjectId, tripId));
const userOf = ({ actor }: Context) => (actor.kind === "person" ? actor.userId : "");

test("a dispatcher accepts for a driver who called: recorded as the dispatcher’s action, with the driver and the reason", () =>
  inTransaction(async (ctx, world) => {
    const { team, tripId, offers } = await writeOffers(ctx);
    expect(await answerOfferFor(team, said(offers[0]?.id, "accept"))).toMatchObject({
      value: { standing: "accepted" },
    });
    expect(await readRound(ctx, tripId)).toEqual({ trip: "assigned", offers: ["direct accepted"] });
    const moves = await ctx.db.select().from(tripMoves).where(eq(tripMoves.tripId, tripId));
    expect(moves.find(({ toState }) => toState === "assigned")).toMatchObject({
      actor: userOf(team),
      reason: "On behalf of Driver1 Ndlovu: Said so by phone",
    });
    expect(await auditOf(ctx, tripId)).toEqual([
      { action: "offer.accepted_on_behalf", reason: "Said so by phone", by: userOf(team) },
    ]);
    expect(world.events.map(({ type }) => type)).toContain("driver.assigned");
  }));

test("declining asks the next driver", () =>
  inTransaction(async (ctx) => {
    const { team, tripId, offers } = await writeOffers(ctx, { mode: "cascade", drivers: 2 });
    const first = offers.find(({ state }) => state === "offered");
    expect(await answerOfferFor(team, said(first?.id, "decline"))).toMatchObject({ value: { standing: "declined" } });
    expect((await readRound(ctx, tripId)).offers).toEqual(["cascade declined", "cascade offered"]);
    const moves = await ctx.db
      .select()
      .from(assignmentMoves)
      .where(eq(assignmentMoves.assignmentId, first?.id ?? ""));
    expect(moves.find(({ toState }) => toState === "declined")).toMatchObject({
      reason: "On behalf of Driver1 Ndlovu: Said so by phone",
    });
  }));

test("answering twice counts once; the opposite answer and an ended offer are refused", () =>
  inTransaction(async (ctx) => {
    const { team, tripId, offers } = await writeOffers(ctx);
    const yes = said(offers[0]?.id, "accept");
    await answerOfferFor(team, yes);
    expect(await answerOfferFor(team, yes)).toMatchObject({ value: { standing: "accepted" } });
    expect(await answerOfferFor(team, { ...yes, answer: "decline" })).toMatchObject({ reason: "already_accepted" });
    expect(await answerOfferFor(team, said(newId(), "accept"))).toMatchObject({ reason: "not_found" });
    expect(await readRound(ctx, tripId)).toMatchObject({ offers: ["direct accepted"] });
  }));

test("a provider’s offer can be declined on their behalf, and accepted only by naming a driver", () =>
  inTransaction(async (ctx) => {
    const { id: offerId } = await writePoolOffer(ctx);
    const team = await asTeam(ctx, "dispatcher", "Thabo Dlamini");
    expect(await answerOfferFor(team, said(offerId, "accept"))).toMatchObject({ reason: "names_no_driver" });
    expect(await answerOfferFor(team, said(offerId, "decline"))).toMatchObject({ value: { standing: "declined" } });
  }));
