import type { SeatsTaken } from "#domain/booking/child-seats.ts";
import { coversSeats, noSeats, partText, shareSeats } from "#domain/drive/part-seats.ts";
import { coversAll, partsKept } from "#domain/drive/trip-parts.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { lockDrive, lockDriveSeen } from "../../server/lock-drive.ts";
import type { TripRow } from "../../server/store.ts";
import { writeParts } from "../../server/write-parts.ts";
import type { splitContract } from "../contract.ts";
import { canChangeParts, wholeOf, writeDown } from "./change-parts.ts";

type Input = ParsedOf<typeof splitContract.splitTrip>;
type Answer = OutputOf<typeof splitContract.splitTrip>;
type Refusal = keyof typeof splitContract.splitTrip.refusals;

/** Splits a leg over several vehicles, each with its own passengers and bags. Each needs a driver. */
export async function splitTrip(ctx: Context, input: Input): Promise<Result<Answer, Refusal>> {
  const result = await lockDriveSeen(ctx, { id: input.trip_id, version: input.version });
  if (!result.ok) return result;
  const { trip, drive } = result.value;
  if (!canChangeParts(ctx, drive, trip)) return refuse("not_possible");
  const whole = await wholeOf(ctx, drive);
  const answer = inOrder(input.parts);
  if (!coversAll(whole, answer)) return refuse("sums_differ", { passengers: whole.passengers, bags: whole.bags });
  const kept = partsKept(drive.parts, answer);
  if (!kept) return refuse("changed_meanwhile");
  const sizes = withSeats(answer, kept, whole.seats);
  if (
    !coversSeats(
      whole.seats,
      sizes.map(({ seats }) => seats),
    )
  )
    return refuse("seats_differ");

  const parts = await writeParts(ctx, drive, { sizes, kept, reason: "split over vehicles" });
  const split = await lockDrive(ctx, trip.bookingId, trip.leg);
  if (!split) throw new Error(`Trip ${drive.first.id} is gone after it was split.`);
  const text = `Split over ${answer.length} vehicles: ${sizes.map(partText).join("; ")}`;
  await writeDown(ctx, split.first, { text, changed: parts });

  const trips = split.parts.map(({ id, version, state, passengers, bags, childSeats }) => ({
    trip_id: id,
    version,
    state,
    passengers,
    bags: bags ?? 0,
    child_seats: childSeats ?? 0,
  }));
  return accept({ trips });
}

/** Continuing parts come before new ones. */
const inOrder = (parts: Input["parts"]) =>
  parts
    .map(({ trip_id: tripId, passengers, bags, child_seats: seats, child_seat_sizes: sizes }) => ({
      tripId,
      passengers,
      bags,
      seats: seats === undefined ? undefined : { seats, sizes: sizes ?? {} },
    }))
    .toSorted((a, b) => Number(a.tripId === undefined) - Number(b.tripId === undefined));

/** If none are given, each vehicle keeps its child seats, and the first takes unplaced ones. */
function withSeats(request: ReturnType<typeof inOrder>, kept: readonly TripRow[], whole: SeatsTaken) {
  const isSaid = request.some(({ seats }) => seats !== undefined);
  const before = request.map(({ passengers }, at) => ({ passengers, seats: seatsBefore(kept[at]) }));
  const shared = shareSeats(whole, before);
  return request.map(({ seats, ...size }, at) => ({ ...size, seats: (isSaid ? seats : shared[at]) ?? noSeats }));
}

const seatsBefore = (part: TripRow | undefined): SeatsTaken => ({
  seats: part?.childSeats ?? 0,
  sizes: part?.childSeatSizes ?? {},
});
