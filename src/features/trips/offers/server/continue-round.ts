import { gateReasons } from "#domain/compliance/compliance-gate.ts";
import { gateReasonSentence } from "#domain/compliance/gate-reason-text.ts";
import { type NextStep, nextStep } from "#domain/trip/offer-round.ts";
import { askFrom, offerEnds } from "#domain/trip/offer-rules.ts";
import { timeOfTrip } from "#domain/trip/time-of-trip.ts";
import type { OfferMode } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { checkProviders, type ProviderCheck } from "../../server/check-providers.ts";
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
  const isAutomatic = round.rows.some(({ explained }) => explained !== null);
  if (step.kind === "give_up") return giveUp(ctx, trip, isAutomatic);
  // A round pauses at night and continues in the morning.
  if (askFrom(trip.pickupAt, ctx.now) > ctx.now) return;

  const times = { offeredAt: ctx.now, expiresAt: offerEnds(trip.pickupAt, ctx.now, rules) };
  const ids: string[] = [];
  for (const { id, mode } of waitingIn(step)) {
    const changes = step.kind === "broadcast" ? { ...times, ...withEveryone(mode) } : times;
    const moved = await moveAssignment(ctx, { id, to: "offered", changes });
    if (moved.ok) ids.push(id);
  }
  if (step.kind === "broadcast")
    ids.push(...(await askAgain(ctx, { trip, gate: round.gate, silent: step.silent, times })));
  await sendOffers(ctx, ids);
  if (ids.length === 0) await giveUp(ctx, trip, isAutomatic);
}

/** Asked together with everyone else, out of turn. A provider stays one: only its own people may accept. */
const withEveryone = (mode: OfferMode) => (mode === "pool" ? { rank: null } : { mode: "broadcast" as const });

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
  const trip = gate.trips.get(tripId);
  const pools = rows.flatMap(({ driverId, providerId }) => (driverId === null && providerId ? [providerId] : []));
  const limits = trip ? await checkProviders(ctx, trip, pools) : new Map<string, ProviderCheck>();
  const left: RoundRow[] = [];
  for (const row of rows) {
    const against = row.state === "proposed" ? reasonsAgainst(gate, tripId, row).map(gateReasonSentence) : [];
    const limited = row.state === "proposed" && !row.driverId ? (limits.get(row.providerId ?? "")?.reasons ?? []) : [];
    const reason = [...against, ...limited].join(" ");
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
    const { driverId, vehicleId, providerId, payoutCents, expectedPayCents, explained } = row;
    ids.push(
      await openAssignment(ctx, {
        tripId: trip.id,
        driverId,
        vehicleId,
        providerId,
        payoutCents,
        expectedPayCents,
        explained,
        ...times,
        mode: row.mode === "pool" ? "pool" : "broadcast",
        state: "offered",
        busy: timeOfTrip(planned),
      }),
    );
  }
  return ids;
}

/** Automatic dispatch goes on by itself, and says when it can’t. */
async function giveUp(ctx: Context, { id }: TripRow, isAutomatic: boolean): Promise<void> {
  const moved = await moveTrip(ctx, { id, to: "unassigned", reason: "no one accepted" });
  if (moved.ok && !isAutomatic)
    await wantHelp(ctx, { kind: "find_driver", tripId: id, why: "no one accepted this trip" });
}
