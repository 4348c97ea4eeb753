import { partText } from "#domain/drive/part-seats.ts";
import { partsKept } from "#domain/drive/trip-parts.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { lockDrive, lockDriveSeen } from "../../server/lock-drive.ts";
import { writeParts } from "../../server/write-parts.ts";
import type { splitContract } from "../contract.ts";
import { canChangeParts, keepVehicle, wholeOf, writeDown } from "./change-parts.ts";

type Input = ParsedOf<typeof splitContract.joinTrips>;
type Answer = OutputOf<typeof splitContract.joinTrips>;
type Refusal = keyof typeof splitContract.joinTrips.refusals;

/** Joins a split leg into one trip. The first assigned driver keeps it, if everyone fits in. */
export async function joinTrips(ctx: Context, input: Input): Promise<Result<Answer, Refusal>> {
  const result = await lockDriveSeen(ctx, { id: input.trip_id, version: input.version });
  if (!result.ok) return result;
  const { trip, drive } = result.value;
  if (!canChangeParts(ctx, drive, trip)) return refuse("not_possible");
  if (drive.parts.length === 1) return refuse("not_split");
  const whole = await wholeOf(ctx, drive);

  const kept = partsKept(drive.parts, [{}]) ?? [];
  const parts = await writeParts(ctx, drive, { sizes: [whole], kept, reason: "joined into one vehicle" });
  const joined = await lockDrive(ctx, trip.bookingId, trip.leg);
  if (!joined) throw new Error(`Trip ${drive.first.id} is gone after it was joined.`);
  await writeDown(ctx, joined.first, { text: `Joined into one vehicle: ${partText(whole)}`, changed: parts });

  const { id, version, state } = joined.first;
  return accept({ trip_id: id, version, state, has_vehicle: await keepVehicle(ctx, joined.first, whole) });
}
