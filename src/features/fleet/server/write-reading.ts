import { nameOfActor } from "#domain/account/roles.ts";
import { judgeReading, type ReadingRefusal, type ReadingWarning } from "#domain/fleet/odometer.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findNeighbours, insertReading, showLastReading } from "./log-store.ts";
import type { VehicleRow } from "./store.ts";

type NewReading = {
  /** The id of its fuel entry or work order; otherwise its own. */
  readonly id: string;
  readonly vehicle: VehicleRow;
  readonly km: number;
  readonly at: Date;
  readonly source: "team" | "driver" | "fuel" | "work_order";
  readonly isConfirmed: boolean;
  /** Other unusual facts about its entry. */
  readonly warnings?: readonly string[];
};

type Refusal = ReadingRefusal | "in_future" | "needs_confirmation";

/** The only way to add an odometer reading: impossible ones are refused, unusual ones must be confirmed. */
export async function writeReading(ctx: Context, reading: NewReading): Promise<Result<void, Refusal>> {
  const { id, vehicle, km, at, source } = reading;
  if (at > ctx.now) return refuse("in_future");
  const neighbours = await findNeighbours(ctx.db, vehicle.id, at);
  const judged = judgeReading({ km, at }, { ...neighbours, knownKm: vehicle.odometerKm });
  if (judged.refusal) return refuse(judged.refusal);
  const warnings: readonly (ReadingWarning | string)[] = [...judged.warnings, ...(reading.warnings ?? [])];
  if (warnings.length > 0 && !reading.isConfirmed) return refuse("needs_confirmation", { warnings });

  const actor = nameOfActor(ctx.actor);
  await insertReading(ctx.db, { id, vehicleId: vehicle.id, km, readAt: at, source, actor, createdAt: ctx.now });
  await showLastReading(ctx.db, vehicle.id);
  return accept(undefined);
}
