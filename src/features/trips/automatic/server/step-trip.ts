import { gateReasons } from "#domain/compliance/compliance-gate.ts";
import { gateReasonSentence } from "#domain/compliance/gate-reason-text.ts";
import { cents } from "#domain/money/money.ts";
import { addHours, addMinutes, formatMomentBeside } from "#domain/time/local-time.ts";
import {
  type AutomaticRules,
  type AutomaticStep,
  alarmDueAt,
  automaticStep,
  modeAt,
  nightWait,
} from "#domain/trip/automatic-dispatch.ts";
import { explainRank, nextList, type Recipient } from "#domain/trip/automatic-list.ts";
import type { AutomaticState, Proposal } from "#domain/trip/automatic-state.ts";
import type { Span } from "#domain/trip/capacity.ts";
import { timeOfTrip } from "#domain/trip/time-of-trip.ts";
import type { Context } from "#platform/context.ts";
import { suggestPayout } from "../../server/expect-pay.ts";
import { type Gate, loadGate } from "../../server/load-gate.ts";
import { moveAssignment } from "../../server/move-assignment.ts";
import { findPayRules, findTaxed } from "../../server/pay-views.ts";
import { lockTrip, type TripRow } from "../../server/store.ts";
import { raiseUnplaced } from "./raise-unplaced.ts";
import { type AutomaticRow, findAutomaticRow, writeStep } from "./store.ts";
import {
  countRounds,
  findAskedElsewhere,
  findEarlier,
  findOfferSettings,
  findOpenOffers,
  findPlacing,
  type OpenOffer,
} from "./views.ts";

/** Proposals are worked out again, and drivers who have become free are found, after so long. */
const lookAgainMinutes = 10;
/** The moment between two looks at a trip that is being offered. */
const followMinutes = 1;
const proposalsAtMost = 3;

type Placing = NonNullable<Awaited<ReturnType<typeof findPlacing>>>;
type Seen = {
  readonly trip: TripRow;
  readonly placing: Placing;
  readonly kept: AutomaticRow | undefined;
  readonly rules: AutomaticRules;
  readonly busy: Span;
  readonly gate: Gate;
};
type Step = {
  readonly step: AutomaticState;
  readonly explained: string;
  readonly lookAt: Date;
  readonly proposals?: readonly Proposal[];
};

/**
 * Looks at one trip and does what is due: nothing, a proposal, an offer, the next in turn, or an alarm. Everything happens under the
 * trip’s lock and is decided by what is recorded, so another instance, a restart or a missed minute repeats nothing.
 */
export async function stepTrip(ctx: Context, tripId: string, rules: AutomaticRules): Promise<void> {
  const trip = await lockTrip(ctx.db, tripId);
  const placing = trip && (await findPlacing(ctx.db, tripId));
  if (!trip || !placing || placing.isTest) return;
  const gate = await loadGate(ctx, { tripIds: [tripId], driverIds: [], vehicleIds: [] });
  const planned = gate.trips.get(tripId);
  if (!planned) return;
  const kept = await findAutomaticRow(ctx.db, tripId);
  const seen: Seen = { trip, placing, kept, rules, gate, busy: timeOfTrip(planned) };

  const decided = await decide(ctx, seen);
  if (decided.kind === "leave" && (decided.why === "placed" || decided.why === "over")) return;
  const done = await act(ctx, seen, decided);
  const after = (await lockTrip(ctx.db, tripId)) ?? trip;
  const alarm = await alarmIfDue(ctx, seen, { isExhausted: done.step === "exhausted" });
  await writeStep(ctx.db, {
    ...done,
    tripId,
    proposals: done.proposals ?? [],
    tripVersion: after.version,
    updatedAt: ctx.now,
    lookAt: sooner(done.lookAt, alarm.nextAt),
    ...alarm.written,
  });
}

async function decide(ctx: Context, { trip, placing, kept, rules, busy }: Seen): Promise<AutomaticStep> {
  const rounds = await countRounds(ctx.db, trip.id, { busy, since: placing.since });
  return automaticStep(
    {
      state: trip.state,
      service: placing.service,
      pickupAt: trip.pickupAt,
      isRelief: trip.continues !== null,
      isManual: kept?.step === "manual",
      touchedAt: trip.state === "unassigned" ? placing.touchedAt : null,
      rounds,
    },
    rules,
    ctx.now,
  );
}

function act(ctx: Context, seen: Seen, decided: AutomaticStep): Promise<Step> | Step {
  switch (decided.kind) {
    case "leave":
      return left(ctx, decided.why);
    case "wait":
      return { step: "waiting", explained: waitText(decided, ctx.now), lookAt: decided.until };
    case "follow":
      return follow(ctx, seen);
    case "propose":
      return propose(ctx, seen);
    case "offer":
      return offer(ctx, seen, decided.way);
    case "stop":
      return exhausted(ctx, "Every round ended without a driver.");
  }
}

function left({ now }: Context, why: string): Step {
  const nextHour = new Date((Math.floor(now.getTime() / 3_600_000) + 1) * 3_600_000);
  if (why === "manual") return { step: "manual", explained: "Our team handles this trip.", lookAt: nextHour };
  return { step: "waiting", explained: "Automatic dispatch is off at this hour.", lookAt: nextHour };
}

function waitText({ why, until }: Extract<AutomaticStep, { kind: "wait" }>, now: Date): string {
  const at = formatMomentBeside(until, now);
  if (why === "night") return `It can wait for the morning: drivers are asked from ${at}.`;
  return why === "team"
    ? `Our team has just changed it: it looks for a driver from ${at}.`
    : `Looks for a driver from ${at}.`;
}

const exhausted = ({ now }: Context, explained: string): Step => ({
  step: "exhausted",
  explained,
  lookAt: addMinutes(now, lookAgainMinutes),
});

async function listFor(ctx: Context, { trip, placing, rules, busy }: Seen) {
  return nextList(
    {
      recipients: await ctx.trips.rankRecipients(ctx, trip.id),
      earlier: await findEarlier(ctx.db, trip.id, { busy, since: placing.since }),
      asked: await findAskedElsewhere(ctx.db, trip.id, busy),
    },
    rules,
  );
}

const proposalOf = ({ driverId, vehicleId, providerId, why }: Recipient, at: number): Proposal => ({
  driverId,
  vehicleId,
  providerId,
  why: explainRank(at, why),
});

const noOneLeft = "No driver or provider is left to ask.";

async function propose(ctx: Context, seen: Seen): Promise<Step> {
  const { list, isExhausted } = await listFor(ctx, seen);
  if (isExhausted) return exhausted(ctx, noOneLeft);
  const [first] = list;
  return {
    step: first ? "proposed" : "waiting",
    explained: first ? `${first.name}. ${explainRank(0, first.why)}.` : busyText,
    proposals: list.slice(0, proposalsAtMost).map(proposalOf),
    lookAt: addMinutes(ctx.now, lookAgainMinutes),
  };
}

const busyText = "Everyone who could drive it is being asked about another trip.";

async function offer(ctx: Context, seen: Seen, way: AutomaticRules["way"]): Promise<Step> {
  const { list, isExhausted } = await listFor(ctx, seen);
  if (isExhausted) return exhausted(ctx, noOneLeft);
  const next = addMinutes(ctx.now, followMinutes);
  const [first] = list;
  if (!first) return { step: "waiting", explained: busyText, lookAt: next };
  const people = list.map((one, at) => ({ ...proposalOf(one, at), explained: explainRank(at, one.why) }));
  const offered = await ctx.trips.offerRanked(ctx, { tripId: seen.trip.id, way, people });
  if (!offered.ok) throw new Error(`Trip ${seen.trip.id} could not be offered: ${offered.reason}`);
  const explained =
    way === "cascade"
      ? `Offered to ${first.name}. ${explainRank(0, first.why)}.`
      : `Offered to ${list.length === 1 ? first.name : `${list.length} at once, ${first.name} among them`}.`;
  return { step: "offering", explained, lookAt: next };
}

/** Open offers that can’t be accepted any more end, and the next in turn is asked. */
async function follow(ctx: Context, seen: Seen): Promise<Step> {
  const { trip, kept } = seen;
  // What our team offered by hand is its own.
  const open = (await findOpenOffers(ctx.db, trip.id)).filter(({ explained: why }) => why !== null);
  const next = addMinutes(ctx.now, followMinutes);
  const explained = kept?.step === "offering" ? kept.explained : "Offered by our team.";
  const stale = await staleOffers(ctx, seen, open);
  for (const { offer: one, reason } of stale)
    await moveAssignment(ctx, { id: one.id, to: "withdrawn", reason, changes: { reason } });
  await ctx.trips.sendWithdrawn(
    ctx,
    stale.filter(({ offer: one }) => one.state === "offered").map(({ offer: one }) => one.id),
  );
  if (stale.length > 0) await ctx.trips.continueRound(ctx, trip);
  const after = await lockTrip(ctx.db, trip.id);
  if (after?.state !== "offered") return { step: "waiting", explained: "No one accepted yet.", lookAt: ctx.now };
  return { step: "offering", explained, lookAt: next };
}

type Stale = { readonly offer: OpenOffer; readonly reason: string };

/** The payout each provider would be offered now: the price may have changed since. */
async function payoutsOf(ctx: Context, gate: Gate, { id, bookingId, priceCents }: TripRow) {
  const planned = gate.trips.get(id);
  const price = priceCents === null ? null : cents(priceCents);
  const known = { price, payRules: await findPayRules(ctx.db), taxed: await findTaxed(ctx.db, bookingId) };
  const { offers } = await findOfferSettings(ctx.db);
  return (providerId: string) => (planned ? suggestPayout(planned, { ...known, providerId, offers }) : null);
}

/** Of drivers who may not drive it any more, of another time than the trip’s, and at another price. */
async function staleOffers(ctx: Context, { trip, busy }: Seen, open: readonly OpenOffer[]): Promise<readonly Stale[]> {
  if (open.length === 0) return [];
  const gate = await loadGate(ctx, {
    tripIds: [trip.id],
    driverIds: open.flatMap(({ driverId }) => driverId ?? []),
    vehicleIds: open.flatMap(({ vehicleId }) => vehicleId ?? []),
  });
  const payoutOf = await payoutsOf(ctx, gate, trip);
  return open.flatMap((one) => {
    if (one.from.getTime() !== busy.from.getTime() || one.to.getTime() !== busy.to.getTime())
      return [{ offer: one, reason: "its time has changed" }];
    if (one.providerId && one.payoutCents !== payoutOf(one.providerId))
      return [{ offer: one, reason: "its price has changed" }];
    if (!one.driverId || !one.vehicleId) return [];
    const input = gate.inputFor(trip.id, one.driverId, one.vehicleId);
    const reasons = input ? gateReasons(input) : [];
    return reasons.length > 0 ? [{ offer: one, reason: reasons.map(gateReasonSentence).join(" ") }] : [];
  });
}

const sooner = (a: Date, b: Date | null): Date => (b && b < a ? b : a);

/** Tells our team once for each time of a trip, early enough that someone can still act. */
async function alarmIfDue(ctx: Context, seen: Seen, { isExhausted }: { isExhausted: boolean }) {
  const { trip, placing, kept, rules } = seen;
  const none = { nextAt: null, written: {} };
  const now = await lockTrip(ctx.db, trip.id);
  if (now?.state !== "unassigned" && now?.state !== "offered") return none;
  const isAlarmed =
    kept?.alarmedFor?.getTime() === trip.pickupAt.getTime() &&
    kept.alarmedAt !== null &&
    kept.alarmedAt >= placing.since;
  if (isAlarmed) return none;
  const unplaced = { pickupAt: trip.pickupAt, since: placing.since, isRelief: trip.continues !== null, isExhausted };
  const dueAt = alarmDueAt(unplaced, rules, ctx.now);
  if (dueAt > ctx.now) return { nextAt: dueAt, written: {} };
  if (modeAt(rules, placing.service, ctx.now) === "off") return none;
  await raiseUnplaced(ctx, { trip, reference: placing.reference, isExhausted });
  return { nextAt: null, written: { alarmedFor: trip.pickupAt, alarmedAt: ctx.now } };
}

/** So far ahead a trip may come within reach. */
export const reachOf = (rules: AutomaticRules, now: Date): Date =>
  addHours(now, Math.max(rules.leadHours, rules.alarmHours));

/** When drivers are asked about a trip, for a screen; null if that is now or never. */
export const waitsUntil = (rules: AutomaticRules, pickup: Date, now: Date): Date | null => {
  const start = addHours(pickup, -rules.leadHours);
  return start > now ? start : nightWait(rules, pickup, now);
};
