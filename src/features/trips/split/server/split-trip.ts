import { coversAll, partsKept, sizeText } from "#domain/drive/trip-parts.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { lockDrive, lockDriveSeen } from "../../server/lock-drive.ts";
import { writeParts } from "../../server/write-parts.ts";
import type { splitContract } from "../contract.ts";
import { canChangeParts, wholeOf, writeDown } from "./change-parts.ts";

type Asked = ParsedOf<typeof splitContract.splitTrip>;
type Answer = OutputOf<typeof splitContract.splitTrip>;
type Refusal = keyof typeof splitContract.splitTrip.refusals;

/** Lets a drive go in several vehicles, each with passengers and bags of its own. Drivers are found for each. */
export async function splitTrip(ctx: Context, asked: Asked): Promise<Result<Answer, Refusal>> {
  const found = await lockDriveSeen(ctx, { id: asked.trip_id, version: asked.version });
  if (!found.ok) return found;
  const { trip, drive } = found.value;
  if (!canChangeParts(drive, trip)) return refuse("not_possible");
  const whole = await wholeOf(ctx, drive);
  const wanted = inOrder(asked.parts);
  if (!coversAll(whole, wanted)) return refuse("sums_differ", whole);
  const kept = partsKept(drive.parts, wanted);
  if (!kept) return refuse("changed_meanwhile");

  const told = await writeParts(ctx, drive, { sizes: wanted, kept, reason: "split over vehicles" });
  const split = await lockDrive(ctx, trip.bookingId, trip.leg);
  if (!split) throw new Error(`Trip ${drive.first.id} is gone after it was split.`);
  const text = `Split over ${wanted.length} vehicles: ${wanted.map(sizeText).join("; ")}`;
  await writeDown(ctx, split.first, { text, told });

  const trips = split.parts.map(({ id, version, state, passengers, bags }) => ({
    ...{ trip_id: id, version, state, passengers },
    bags: bags ?? 0,
  }));
  return accept({ trips });
}

/** Those that go on come before those that are new. */
const inOrder = (parts: Asked["parts"]) =>
  parts
    .map(({ trip_id: tripId, passengers, bags }) => ({ tripId, passengers, bags }))
    .toSorted((a, b) => Number(a.tripId === undefined) - Number(b.tripId === undefined));
