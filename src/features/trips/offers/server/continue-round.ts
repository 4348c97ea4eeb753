import { gateReasons } from "#domain/compliance/compliance-gate.ts";
import { gateReasonSentence } from "#domain/compliance/gate-reason-text.ts";
import { type NextStep, nextStep } from "#domain/trip/offer-round.ts";
import { askFrom, offerEnds } from "#domain/trip/offer-rules.ts";
import { timeOfTrip } from "#domain/trip/time-of-trip.ts";
import type { Context } from "#platform/context.ts";
import { type Gate, loadGate } from "../../server/load-gate.ts";
import { moveAssignment, openAssignment } from "../../server/move-assignment.ts";
import { moveTrip } from "../../server/move-trip.ts";
import type { TripRow } from "../../server/store.ts";
import { findOfferRules, findRound, type RoundRow } from "./offer-views.ts";
import { sendOffers } from "./send-offer.ts";
import { wantHelp } from "./want-help.ts";

/**
 * When offers end without an acceptance: ask the next in turn, then everyone at once, then create a task for
 * our team. Needs the trip’s lock.
 */
export async function continueRound(ctx: Context, trip: TripRow): Promise<void> {
  if (trip.state !== "offered") return;
  const rules = await findOfferRules(ctx.db);
  const round = await dropBlocked(ctx, trip.id, await findRound(ctx.db, trip.id));
  const step = nextStep(round.rows, rules.tries);
  if (step.kind === "wait") return;
  if (step.kind === "give_up") return giveUp(ctx, trip);
  // A round pauses at night and continues in the morning.
  if (askFrom(trip.pickupAt, ctx.now) > ctx.now) return;

  const times = { offeredAt: ctx.now, expiresAt: offerEnds(trip.pickupAt, ctx.now, rules) };
  const ids: string[] = [];
  for (const { id } of waitingIn(step)) {
    const changes = step.kind === "broadcast" ? { ...times, mode: "broadcast" as const } : times;
    const moved = await moveAssignment(ctx, { id, to: "offered", changes });
    if (moved.ok) ids.push(id);
  }
  if (step.kind === "broadcast")
    ids.push(...(await askAgain(ctx, { trip, gate: round.gate, silent: step.silent, times })));
  await sendOffers(ctx, ids);
  if (ids.length === 0) await giveUp(ctx, trip);
}

/** Drivers who are asked now for the first time. */
function waitingIn(step: Exclude<NextStep<RoundRow>, { kind: "wait" | "give_up" }>): readonly RoundRow[] {
  if (step.kind === "ask") return [step.offer];
  return step.kind === "ask_together" ? step.offers : step.waiting;
}

/** Skips waiting drivers who have another trip by now, or an expired document. */
async function dropBlocked(ctx: Context, tripId: string, rows: readonly RoundRow[]) {
  const gate = await loadGate(ctx, {
    tripIds: [tripId],
    driverIds: rows.flatMap(({ driverId }) => driverId ?? []),
    vehicleIds: rows.flatMap(({ vehicleId }) => vehicleId ?? []),
  });
  const left: RoundRow[] = [];
  for (const row of rows) {
    const reasons = row.state === "proposed" ? reasonsAgainst(gate, tripId, row) : [];
    const reason = reasons.map(gateReasonSentence).join(" ");
    if (reason) await moveAssignment(ctx, { id: row.id, to: "withdrawn", reason, changes: { reason } });
    else left.push(row);
  }
  return { rows: left, gate };
}

function reasonsAgainst(gate: Gate, tripId: string, { driverId, vehicleId }: RoundRow) {
  const input = driverId && vehicleId && gate.inputFor(tripId, driverId, vehicleId);
  return input ? gateReasons(input) : [];
}

type Again = {
  readonly trip: TripRow;
  readonly gate: Gate;
  readonly silent: readonly RoundRow[];
  readonly times: { readonly offeredAt: Date; readonly expiresAt: Date };
};

/** Drivers who did not answer in their turn are asked once more with everyone else. */
async function askAgain(ctx: Context, { trip, gate, silent, times }: Again): Promise<readonly string[]> {
  const planned = gate.trips.get(trip.id);
  if (!planned) throw new Error(`Trip ${trip.id} is not at the gate.`);
  const ids: string[] = [];
  for (const row of silent.filter((one) => reasonsAgainst(gate, trip.id, one).length === 0)) {
    const { driverId, vehicleId, providerId, payoutCents, expectedPayCents } = row;
    ids.push(
      await openAssignment(ctx, {
        tripId: trip.id,
        driverId,
        vehicleId,
        providerId,
        payoutCents,
        expectedPayCents,
        ...times,
        mode: "broadcast",
        state: "offered",
        busy: timeOfTrip(planned),
      }),
    );
  }
  return ids;
}

async function giveUp(ctx: Context, { id }: TripRow): Promise<void> {
  const moved = await moveTrip(ctx, { id, to: "unassigned", reason: "no one accepted" });
  if (moved.ok) await wantHelp(ctx, { kind: "find_driver", tripId: id, why: "no one accepted this trip" });
}
