import { type PartLoad, shareSeats } from "#domain/drive/part-seats.ts";
import { isStranded, onStep } from "#domain/drive/relief.ts";
import { mayDoWith } from "#domain/drive/trip-actions.ts";
import { coversAll } from "#domain/drive/trip-parts.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { isOnRoad } from "#domain/trip/trip-on-road.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { lockAssignmentsOf } from "../../server/assignment-store.ts";
import { breakOff } from "../../server/break-off.ts";
import { findGateTrips } from "../../server/gate-views.ts";
import { holdBackTrips } from "../../server/hold-back-trips.ts";
import { lockDriveSeen } from "../../server/lock-drive.ts";
import { editTrip, moveLockedTrip } from "../../server/move-trip.ts";
import { loadOf, openReliefTrips } from "../../server/open-relief.ts";
import { actionable, lockTrip, type TripRow } from "../../server/store.ts";
import type { rescueContract } from "../rescue-contract.ts";
import { writtenPlace } from "./find-scene.ts";
import { sharePriceOfRelief } from "./share-price.ts";
import { whoWasFirst } from "./who-was-first.ts";

type Input = ParsedOf<typeof rescueContract.rescueTrip>;
type Answer = OutputOf<typeof rescueContract.rescueTrip>;
type Refusal = keyof typeof rescueContract.rescueTrip.refusals;

/**
 * One press for a breakdown: the part of the vehicle that broke down ends, the chosen ones are assigned from where its
 * passengers wait, and the trips that their drivers leave are passed on. Every message about it names the vehicle that comes.
 */
export async function rescueTrip(ctx: Context, input: Input): Promise<Result<Answer, Refusal>> {
  const { trip_id: id, version, crews, reason } = input;
  const seen = await lockDriveSeen(ctx, { id, version });
  if (!seen.ok) return seen.reason === "changed_meanwhile" ? whoWasFirst(ctx, id) : seen;
  const { trip } = seen.value;
  if (!mayDoWith("rescue", actionable(trip), ctx.now)) return whoWasFirst(ctx, id, { state: trip.state });
  const whole = await loadOfTrip(ctx, trip);
  const isBeforePickup = !isStranded(trip) && !isAboard(trip);
  if (crews.length > 0 && !coversAll(whole, crews)) return refuse("sums_differ");
  if (isBeforePickup && crews.length > 1) return refuse("not_possible", { state: trip.state });

  await holdBackTrips(ctx, "rescue", [id, ...input.displaced.map((one) => one.trip_id)]);
  const ids = await openForRescue(ctx, trip, input, shareLoad(whole, crews));
  if (!ids) return refuse("not_possible", { state: trip.state });
  const given = await give(ctx, input, ids);
  if (!given.ok) return given;
  await recordAudit(ctx, {
    action: "trip.rescued",
    subject: { kind: "trip", id },
    reason,
    details: { vehicles: crews.length, passed_on: input.displaced.length },
  });
  return accept({ trips: [...given.value] });
}

const isAboard = ({ state }: TripRow): boolean => state === "onboard" || state === "stopover";

async function loadOfTrip(ctx: Context, trip: TripRow): Promise<PartLoad> {
  const [sold] = await findGateTrips(ctx.db, [trip.id]);
  const seats = trip.childSeats === null ? sold?.childSeats : trip.childSeats;
  const sizes = trip.childSeats === null ? sold?.childSeatSizes : trip.childSeatSizes;
  return {
    passengers: trip.passengers,
    bags: trip.bags ?? sold?.bags ?? 0,
    seats: { seats: seats ?? 0, sizes: sizes ?? {} },
  };
}

/** Families ride together: the first vehicle takes the child seats it has room for. */
function shareLoad(whole: PartLoad, crews: Input["crews"]): readonly PartLoad[] {
  const seats = shareSeats(
    whole.seats,
    crews.map(({ passengers }) => ({ passengers, seats: { seats: 0, sizes: {} } })),
  );
  return crews.map(({ passengers, bags }, at) => ({ passengers, bags, seats: seats[at] ?? { seats: 0, sizes: {} } }));
}

/** Ends what broke down, and makes the trips that the chosen crews get. Undefined if the trip can’t go that way. */
async function openForRescue(ctx: Context, trip: TripRow, input: Input, loads: readonly PartLoad[]) {
  const expectedAt = input.arrives_at === undefined ? undefined : later(new Date(input.arrives_at), ctx.now);
  const { reason, place } = input;
  const crew = (await lockAssignmentsOf(ctx.db, trip.id)).find(
    ({ state }) => state === "accepted" || state === "active",
  );
  const hasBroken = !isStranded(trip) || (input.has_broken && isOnRoad(trip));
  let now = trip;
  if (hasBroken) {
    if (!crew) return undefined;
    const to = isAboard(trip) ? "interrupted" : "unassigned";
    const moved = await moveLockedTrip(ctx, trip, { to, reason });
    if (!moved.ok) return undefined;
    now = moved.value;
    const stop = { at: ctx.now, point: place.at, words: writtenPlace(place), expectedAt };
    const rescuedBy = loads.length > 0 ? loads : undefined;
    const ids = await breakOff(ctx, {
      trip: now,
      crew: { assignmentId: crew.id },
      reason,
      stop,
      rescuedBy,
      entryId: ctx.newId(),
    });
    if (!isStranded(now)) return ids;
  }
  return redirect(ctx, now, { text: writtenPlace(place), expectedAt, loads });
}

const later = (moment: Date, now: Date): Date => (moment > now ? moment : addMinutes(now, 5));

type Redirected = {
  readonly text: string;
  readonly expectedAt: Date | undefined;
  readonly loads: readonly PartLoad[];
};

/** The passengers wait already: the trip that takes them on gets its place, its time, and its vehicles. */
async function redirect(ctx: Context, relief: TripRow, { text, expectedAt, loads }: Redirected): Promise<string[]> {
  const pickupAt = expectedAt ? onStep(expectedAt) : relief.pickupAt;
  const minutes = (relief.plannedEnd.getTime() - relief.pickupAt.getTime()) / 60_000;
  const facts = { pickupLocation: text, pickupAt, plannedEnd: addMinutes(pickupAt, minutes) };
  const [first, ...others] = loads;
  const own = first && others.length > 0 ? loadOf(relief, first, loads.length) : {};
  const shares = sharePriceOfRelief(relief, loads);
  await editTrip(ctx, relief, { ...facts, ...own, priceCents: shares[0] ?? relief.priceCents });
  if (others.length === 0) return [relief.id];
  const more = await openReliefTrips(ctx, {
    like: relief,
    continues: relief.continues ?? "",
    facts: { ...facts, priceCents: shares[1] ?? null },
    loads: others,
    isPart: true,
  });
  return [relief.id, ...more];
}

/** All crews at once, by the gate, with the trips that their drivers leave. */
async function give(ctx: Context, { crews, displaced, reason }: Input, ids: readonly string[]) {
  const chosen: { tripId: string; version: number; driverId: string; vehicleId: string; current: string | null }[] = [];
  for (const [at, crew] of crews.entries()) {
    const trip = await lockTrip(ctx.db, ids[at] ?? "");
    if (!trip) throw new Error("A trip for a rescue is missing.");
    const { driver_id: driverId, vehicle_id: vehicleId, current } = crew;
    chosen.push({ tripId: trip.id, version: trip.version, driverId, vehicleId, current });
  }
  if (chosen.length === 0) {
    const trips = await Promise.all(ids.map((id) => lockTrip(ctx.db, id)));
    return accept(
      trips.flatMap((trip) => (trip ? { trip_id: trip.id, version: trip.version, state: trip.state } : [])),
    );
  }
  const passedOn = displaced.map((one) => ({
    tripId: one.trip_id,
    version: one.version,
    driverId: one.driver_id,
    vehicleId: one.vehicle_id,
  }));
  const checked = await ctx.trips.checkCrews(ctx, [...chosen, ...passedOn]);
  for (const { tripId, current } of [...chosen, ...passedOn.map((one) => ({ ...one, current: null }))]) {
    const reasons = checked.find((one) => one.tripId === tripId)?.reasons ?? [];
    // With passengers of another trip on board, or right after them: that was seen and chosen.
    if (
      reasons.length > 0 &&
      !(current && reasons.every(({ kind }) => kind === "driver_busy" || kind === "vehicle_busy"))
    )
      return refuse("blocked", { reasons, trip_ids: [tripId] });
  }
  const because = chosen.some(({ current }) => current !== null) ? `To the rescue: ${reason}`.slice(0, 500) : undefined;
  // What is passed on first: undone, it comes back last, when its vehicle is free again.
  return ctx.trips.applyCrews(ctx, {
    crews: [...passedOn, ...chosen],
    because,
    reason: "another vehicle broke down",
    isHeld: true,
  });
}
