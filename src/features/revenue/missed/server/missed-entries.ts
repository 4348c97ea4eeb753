import { type VehicleClasses, vehicleClassName } from "#domain/catalogue/vehicle-class.ts";
import { accept } from "#domain/result.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { entry, type MissedEntry, type missedContract, missedKey } from "../contract.ts";
import { findMissed, findVehicleClasses } from "./views.ts";

const size = 50;

/** A row’s entries: each requested trip, once per day. */
export async function missedEntries(ctx: Context, input: ParsedOf<typeof missedContract.missedEntries>) {
  const { service, by, key } = input;
  const period = { from: localDate(input.from), until: localDate(input.until) };
  const missed = await findMissed(
    ctx.db,
    { period, service, by, key },
    { after: missedKey.read(input.after), size: size + 1 },
  );
  const classes = await findVehicleClasses(ctx.db);
  const entries = missed.slice(0, size);
  const last = missed.length > size ? entries.at(-1) : undefined;
  return accept({
    entries: entries.map((one) => showMissed(one, classes)),
    next: last ? missedKey.write({ day: last.askedOn, id: last.id }) : null,
  });
}

type Missed = Awaited<ReturnType<typeof findMissed>>[number];

export const showMissed = (row: Missed, classes: VehicleClasses): MissedEntry =>
  toWire(entry, row, { vehicle: row.vehicleClass ? vehicleClassName(classes, row.vehicleClass) : "" });
