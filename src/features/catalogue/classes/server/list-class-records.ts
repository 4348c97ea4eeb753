import { everMissing } from "#domain/pricing/class-prices.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { classRecord } from "../contract.ts";
import { findClassRecords, findTariffsAhead } from "./views.ts";

export async function listClassRecords(ctx: Context) {
  const tariffs = await findTariffsAhead(ctx.db, localDateOf(ctx.now));
  const rows = await findClassRecords(ctx.db);
  return accept({
    classes: rows.map(({ record, vehicles, openBookings, savedBy }) =>
      toWire(classRecord, record, {
        vehicles,
        open_bookings: openBookings,
        missing_prices: [...everMissing(tariffs, record.id)],
        saved_at: record.updatedAt.toISOString(),
        saved_by: savedBy,
      }),
    ),
  });
}
