import type { GateReason } from "#domain/compliance/gate-input.ts";
import { areSameSeats, type PartLoad } from "#domain/drive/part-seats.ts";
import { type Drive, priceOfParts, shareByPassengers } from "#domain/drive/trip-parts.ts";
import type { Context } from "#platform/context.ts";
import { lockAssignmentsOf } from "./assignment-store.ts";
import { checkGate } from "./check-gate.ts";
import { moveFlight } from "./flight-store.ts";
import { freeTrip } from "./free-trip.ts";
import { editTrip, moveTrip } from "./move-trip.ts";
import { insertTrip, lockPart, lockTripsOf, numberParts, type TripFacts, type TripRow, updateTrip } from "./store.ts";

type Parts = {
  /** The load of each vehicle; a single one takes everything. */
  readonly sizes: readonly PartLoad[];
  /** The parts that continue, at most as many as the sizes: they take the first sizes. The others end. */
  readonly kept: readonly TripRow[];
  /** The reason given to drivers who lose their part, and recorded in the history. */
  readonly reason: string;
};

/**
 * Splits a locked leg that has not started over this many vehicles. Kept parts keep their driver if the
 * vehicle is large enough, other parts end, new ones need a driver. The totals of passengers, bags and price
 * stay the same. Returns the trips whose driver’s load or vehicle number changed.
 */
export async function writeParts(
  ctx: Context,
  drive: Drive<TripRow>,
  { sizes, kept, reason }: Parts,
): Promise<readonly string[]> {
  const prices = shareByPassengers(priceOfParts(drive.parts), sizes);
  const message: string[] = [];
  for (const part of drive.parts) if (!kept.includes(part)) await endPart(ctx, part, reason);
  const first = await orderParts(ctx, drive, kept);
  for (const [at, size] of sizes.entries()) {
    const load = sizes.length > 1 ? ownLoad(size) : wholeLoad;
    const facts = { ...load, passengers: size.passengers, priceCents: prices[at] ?? null };
    const number = at + 1;
    const part = kept[at];
    if (!part) await openPart(ctx, { ...first, ...facts, part: number, splitFrom: first.id }, reason);
    else if (await resizePart(ctx, part, { ...facts, part: number }, reason)) message.push(part.id);
  }
  return message;
}

/** A single vehicle takes everything, so its trip stores no numbers of its own. */
const wholeLoad = { bags: null, childSeats: null, childSeatSizes: null };
const ownLoad = ({ bags, seats: { seats, sizes } }: PartLoad) => ({ bags, childSeats: seats, childSeatSizes: sizes });

async function endPart(ctx: Context, { id, bookingId }: TripRow, reason: string): Promise<void> {
  await freeTrip(ctx, { id, bookingId, reason });
  const changes = { cancelledAt: ctx.now, cancelReason: reason, priceCents: null };
  const moved = await moveTrip(ctx, { id, to: "cancelled", reason, changes });
  if (!moved.ok) throw new Error(`Part ${id} of a drive could not end: ${moved.reason}`);
}

type Load = Pick<TripRow, "passengers" | "bags" | "childSeats" | "childSeatSizes">;
type Sized = Load & Pick<TripFacts, "priceCents" | "part">;

/** Whether it has a driver whose load or vehicle number changes. */
async function resizePart(ctx: Context, part: TripRow, facts: Sized, reason: string): Promise<boolean> {
  await editTrip(ctx, part, facts);
  const isSame = takesSame(part, facts);
  if (part.state === "unassigned" || (isSame && part.part === facts.part)) return false;
  if (isSame) return part.state !== "offered";
  // Drivers who were only asked were asked about the old load.
  if (part.state !== "offered" && !(await isTooLarge(ctx, part.id))) return true;
  await freeTrip(ctx, { id: part.id, bookingId: part.bookingId, reason });
  await moveTrip(ctx, { id: part.id, to: "unassigned", reason });
  return false;
}

const takesSame = (a: Load, b: Load): boolean =>
  a.passengers === b.passengers && a.bags === b.bags && areSameSeats(seatsOfPart(a), seatsOfPart(b));

const seatsOfPart = ({ childSeats, childSeatSizes }: Load) => ({ seats: childSeats ?? 0, sizes: childSeatSizes ?? {} });

/** Child seats are counted for the whole leg, so redistributing them needs no more. */
const room: readonly GateReason["kind"][] = ["too_few_seats", "too_many_bags"];

/** Whether the current vehicle is too small for its passengers and bags. */
async function isTooLarge(ctx: Context, tripId: string): Promise<boolean> {
  const rows = await lockAssignmentsOf(ctx.db, tripId);
  const { driverId, vehicleId } = rows.find(({ state }) => state === "accepted" || state === "active") ?? {};
  const checked = driverId && vehicleId && (await checkGate(ctx, { tripId, driverId, vehicleId }));
  return checked ? checked.reasons.some(({ kind }) => room.includes(kind)) : false;
}

/** Reuses a part that was joined before, otherwise opens a new trip. */
async function openPart(ctx: Context, facts: TripRow, reason: string): Promise<void> {
  const { id: _first, version: _version, state: _state, createdAt: _createdAt, ...said } = facts;
  const fresh = { ...said, feeCents: 0, cancelledAt: null, cancelReason: null, remindedAt: null };
  const joined = await lockPart(ctx.db, facts);
  if (!joined) {
    await insertTrip(ctx.db, { ...fresh, id: ctx.newId(), state: "unassigned", createdAt: ctx.now });
    return;
  }
  const moved = await moveTrip(ctx, { id: joined.id, to: "unassigned", reason, changes: fresh });
  if (!moved.ok) throw new Error(`Part ${joined.id} of a drive could not be opened: ${moved.reason}`);
}

/**
 * Numbers the parts of a leg so that continuing parts come first, in this order, and returns the first.
 * Drivers keep the trip they know, with its notes and history, whatever its number.
 */
async function orderParts(ctx: Context, { first }: Drive<TripRow>, kept: readonly TripRow[]): Promise<TripRow> {
  const [next = first] = kept;
  if (kept.every(({ part }, at) => part === at + 1)) return next;
  const rows = (await lockTripsOf(ctx.db, first.bookingId)).filter(({ leg }) => leg === first.leg);
  const ids = kept.map(({ id }) => id);
  await numberParts(ctx.db, [...ids, ...rows.map(({ id }) => id).filter((id) => !ids.includes(id))]);
  if (next !== first) await passOn(ctx, first, next);
  return next;
}

/** The values stored with the first part of a leg: its fee, its flight, and whether its customer was reminded. */
async function passOn(ctx: Context, from: TripRow, to: TripRow): Promise<void> {
  const { feeCents, remindedAt } = from;
  await updateTrip(ctx.db, to.id, { feeCents, remindedAt });
  await updateTrip(ctx.db, from.id, { feeCents: 0, remindedAt: null });
  await moveFlight(ctx.db, from.id, to.id);
}
