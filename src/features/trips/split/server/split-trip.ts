import { coversAll, sizeText } from "#domain/drive/trip-parts.ts";
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
  if (!coversAll(whole, asked.parts)) return refuse("sums_differ", whole);

  const told = await writeParts(ctx, drive, { sizes: asked.parts, reason: "split over vehicles" });
  const text = `Split over ${asked.parts.length} vehicles: ${asked.parts.map(sizeText).join("; ")}`;
  await writeDown(ctx, drive.first, { text, told });

  const split = await lockDrive(ctx, trip.bookingId, trip.leg);
  const trips = (split?.parts ?? []).map(({ id, version, state, passengers, bags }) => ({
    ...{ trip_id: id, version, state, passengers },
    bags: bags ?? 0,
  }));
  return accept({ trips });
}
