import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { readAssignments } from "#testing/builders/dispatch/a-crew.ts";
import { writeOffers } from "#testing/builders/dispatch/an-offer.ts";
import { asSystem, asVisitor } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow, type World } from "#testing/in-transaction.ts";
import { answerOffer } from "./answer-offer.ts";
import { reconfirmTrip } from "./reconfirm-trip.ts";
import { requestReconfirmations } from "./request-reconfirmations.ts";

/** 14:00 in Cape Town, so that no request is due at night. */
const ahead = 52;
const runAt = (ctx: Context, hoursBefore: number) =>
  requestReconfirmations(asSystem(ctx, addHours(testNow, ahead - hoursBefore)));
const requestFor = ({ emails }: World) => emails.filter(({ template }) => template === "reconfirmation-wanted").length;

/** A trip in two days that its driver has accepted. */
async function accepted(ctx: Context) {
  const { tokens, tripId } = await writeOffers(ctx, { hoursAhead: ahead });
  const [token = ""] = tokens;
  await answerOffer(asVisitor(ctx), { token, answer: "accept", reason: "" });
  return { token, tripId };
}

test("a driver is asked 18, 6 and 3 hours before, once each; after the last our team gets a task to call", () =>
  inTransaction(async (ctx, world) => {
    const { tripId } = await accepted(ctx);
    const counts = [];
    for (const hours of [19, 18, 17, 7, 6, 5, 3, 2, 1, 0]) {
      await runAt(ctx, hours);
      await runAt(ctx, hours);
      counts.push(requestFor(world));
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 3, 3, 3]);
    expect(world.events.filter(({ type }) => type === "task.wanted")).toMatchObject([
      { kind: "call_driver", title: expect.stringContaining("Driver1 has not reconfirmed") },
    ]);
    expect((await readAssignments(ctx, tripId))[0]?.reconfirmAskedAt).toEqual(addHours(testNow, ahead - 3));
  }));

test("a driver who has reconfirmed is not asked again", () =>
  inTransaction(async (ctx, world) => {
    const { token } = await accepted(ctx);
    await runAt(ctx, 18);
    await reconfirmTrip(asVisitor(ctx), { token });
    for (const hours of [6, 3]) await runAt(ctx, hours);
    expect(requestFor(world)).toBe(1);
  }));
