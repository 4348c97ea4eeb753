import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { changeRow } from "../../server/lock-current.ts";
import { type BookingRow, lockBooking } from "../../server/move-store.ts";
import { showFresh } from "../../server/show-fresh.ts";

export type SeenRequest = { readonly id: string; readonly version: number };

export async function lockRequest(
  ctx: Context,
  { id, version }: SeenRequest,
): Promise<Result<BookingRow, "not_found" | "changed_meanwhile" | "not_possible">> {
  const row = await lockBooking(ctx.db, id);
  if (!row) return refuse("not_found");
  if (row.version !== version) return refuse("changed_meanwhile", { booking: showFresh(row) });
  if (row.state !== "requested" && row.state !== "quoted") return refuse("not_possible", { state: row.state });
  return accept(row);
}

export async function setTaken(ctx: Context, booking: BookingRow, by: string | null) {
  const { id, state } = booking;
  if (booking.takenBy === by) return accept({ state, version: booking.version });
  const takenAt = by === null ? null : ctx.now;
  const { version } = await changeRow(ctx, booking, { takenBy: by, takenAt });
  await recordAudit(ctx, { action: by ? "booking.taken" : "booking.released", subject: { kind: "booking", id } });
  return accept({ state, version });
}
