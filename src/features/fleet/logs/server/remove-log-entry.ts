import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { keepDeleted } from "#platform/deletions/keep-deleted.ts";
import { forgetFile } from "#platform/files/storage.ts";
import { deleteEntry, lockReading, showLastReading } from "../../server/log-store.ts";
import type { vehicleLogsContract } from "../contract.ts";

/** Removes a wrong reading and its fuel entry. */
export async function removeLogEntry(
  ctx: Context,
  { id, reason }: ParsedOf<typeof vehicleLogsContract.removeLogEntry>,
) {
  const reading = await lockReading(ctx.db, id);
  if (!reading) return refuse("not_found");
  if (reading.source === "work_order") return refuse("from_work_order");

  await keepDeleted(ctx, "vehicle_log");
  const fuel = await deleteEntry(ctx.db, id);
  if (fuel?.fileId) await forgetFile(ctx.db, fuel.fileId);
  await showLastReading(ctx.db, reading.vehicleId);
  const { km, source, vehicleId } = reading;
  const subject = { kind: "vehicle", id: vehicleId };
  await recordAudit(ctx, { action: "vehicle.log_entry_removed", subject, reason, details: { km, source } });
  return accept({});
}
