import { expect, test } from "vitest";
import { aRiddenTrip } from "#testing/builders/dispatch/a-ridden-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { answerDispute } from "./answer-dispute.ts";
import { disputeCharge } from "./dispute-charge.ts";
import { listDisputes } from "./list-disputes.ts";
import { sendDisputeAnswer } from "./send-dispute-answer.ts";

test("one answer, sent by email; a second dispatcher sees that it is answered", () =>
  inTransaction(async (ctx, world) => {
    const { opening, tripId, team, reference } = await aRiddenTrip(ctx, { trip: { state: "no_show" } });
    const input = { ...opening, trip_id: tripId, kind: "no_show" as const, text: "I was there" };
    const opened = await disputeCharge(ctx, input);
    const id = opened.ok ? opened.value.id : "";
    const answer = { dispute_id: id, version: 1, decision: "dismissed" as const, answer: "Two calls, a photograph" };
    expect(await answerDispute(team, answer)).toMatchObject({ value: { version: 2 } });
    expect(await answerDispute(team, answer)).toMatchObject({ reason: "changed_meanwhile" });
    expect(await answerDispute(team, { ...answer, version: 2 })).toMatchObject({ reason: "not_possible" });
    await sendDisputeAnswer(ctx, { type: "dispute.answered", disputeId: id });
    expect(world.emails).toMatchObject([
      { template: "dispute-answer", subject: `Your dispute is dismissed (${reference})` },
    ]);
    const all = { search: "", dispute_id: null, size: 25, after: null };
    expect((await listDisputes(team, { ...all, view: "open" })).value.disputes).toEqual([]);
    expect((await listDisputes(team, { ...all, view: "answered" })).value.disputes).toMatchObject([
      { id, is_driver: false, state: "dismissed", decided_by: "Naledi Jacobs" },
    ]);
  }));
