import { noSeats, shareSeats } from "#domain/drive/part-seats.ts";
import { type Drive, partsKept, shareByPassengers, sizeOf } from "#domain/drive/trip-parts.ts";
import type { Context } from "#platform/context.ts";
import { forgetFlight } from "./forget-flight.ts";
import { lockDrive } from "./lock-drive.ts";
import { editTrip } from "./move-trip.ts";
import type { TripFacts, TripRow } from "./store.ts";
import { findReference } from "./views.ts";
import { writeParts } from "./write-parts.ts";

/**
 * Changes everything but the status: places, time, party. A leg in several vehicles changes in all of them;
 * another number of passengers or bags makes it one trip again, because only dispatch can decide who rides
 * where.
 */
export async function changeTrip(ctx: Context, bookingId: string, leg: number, facts: TripFacts): Promise<void> {
  const drive = await lockDrive(ctx, bookingId, leg);
  if (!drive) return;
  await forgetFlight(ctx, drive.first, facts);
  if (drive.parts.length === 1) return writeFacts(ctx, drive.first, facts);
  if (fits(drive, facts)) return writeShared(ctx, drive, facts);
  const kept = partsKept(drive.parts, [{}]) ?? [];
  const whole = { ...wholeAfter(drive, facts), seats: noSeats };
  await writeParts(ctx, drive, { sizes: [whole], kept, reason: "booking changed" });
  const joined = await lockDrive(ctx, bookingId, leg);
  if (joined) await writeFacts(ctx, joined.first, facts);
  await tellDispatch(ctx, drive.first);
}

const sizesOf = ({ parts }: Drive<TripRow>) => parts.map(({ passengers, bags }) => ({ passengers, bags: bags ?? 0 }));

function wholeAfter(drive: Drive<TripRow>, facts: TripFacts) {
  const whole = sizeOf(sizesOf(drive));
  return { passengers: facts.passengers ?? whole.passengers, bags: facts.bags ?? whole.bags };
}

function fits(drive: Drive<TripRow>, facts: TripFacts): boolean {
  const [before, after] = [sizeOf(sizesOf(drive)), wholeAfter(drive, facts)];
  return before.passengers === after.passengers && before.bags === after.bags;
}

/** A single vehicle takes all of the booking’s bags and child seats, so its trip stores no numbers of its own. */
async function writeFacts(ctx: Context, trip: TripRow, facts: TripFacts): Promise<void> {
  const { bags: _bags, childSeats: _seats, childSeatSizes: _sizes, ...own } = facts;
  await editTrip(ctx, trip, own);
}

async function writeShared(ctx: Context, { parts }: Drive<TripRow>, facts: TripFacts): Promise<void> {
  const {
    passengers: _passengers,
    bags: _bags,
    childSeats: _seats,
    childSeatSizes: _sizes,
    priceCents,
    ...shared
  } = facts;
  const prices = priceCents === undefined ? undefined : shareByPassengers(priceCents, parts);
  const seats = sharedSeats(parts, facts);
  for (const [at, part] of parts.entries())
    await editTrip(ctx, part, {
      ...shared,
      ...(prices && { priceCents: prices[at] ?? null }),
      ...seats?.[at],
    });
}

/** Each vehicle keeps its child seats while they are booked; dispatch moves them if a child rides in another. */
function sharedSeats(parts: readonly TripRow[], { childSeats, childSeatSizes }: TripFacts) {
  if (typeof childSeats !== "number") return undefined;
  const before = parts.map(({ passengers, childSeats: seats, childSeatSizes: sizes }) => ({
    passengers,
    seats: { seats: seats ?? 0, sizes: sizes ?? {} },
  }));
  const shares = shareSeats({ seats: childSeats, sizes: childSeatSizes ?? {} }, before);
  return shares.map(({ seats, sizes }) => ({ childSeats: seats, childSeatSizes: sizes }));
}

async function tellDispatch(ctx: Context, { id, bookingId, version, pickupAt }: TripRow): Promise<void> {
  const reference = await findReference(ctx.db, bookingId);
  await ctx.emit({
    type: "task.wanted",
    kind: `split_again_${id}_${version}`,
    subjectKind: "booking",
    subjectId: reference,
    title: `${reference} has changed and is one trip again: split it over vehicles if it needs several`,
    dueAt: pickupAt.toISOString(),
  });
}
