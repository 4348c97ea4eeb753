import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { type BookingChanges, type BookingRow, lockBooking, updateBooking } from "./move-store.ts";
import { showFresh } from "./show-fresh.ts";

export type SeenVersion = { readonly id: string; readonly version: number };

/** Locks the booking that someone looked at. What changed since comes back with the refusal. */
export async function lockCurrent(
  ctx: Context,
  { id, version }: SeenVersion,
): Promise<Result<BookingRow, "not_found" | "changed_meanwhile">> {
  const row = await lockBooking(ctx.db, id);
  if (!row) return refuse("not_found");
  return row.version === version ? accept(row) : refuse("changed_meanwhile", { booking: showFresh(row) });
}

/** Changes facts of a booking without moving it along; its version tells that it changed. */
export async function changeRow(ctx: Context, row: BookingRow, changes: BookingChanges): Promise<BookingRow> {
  const changed = { ...changes, version: row.version + 1, updatedAt: ctx.now };
  await updateBooking(ctx.db, row.id, changed);
  return { ...row, ...changed };
}

type Action = { readonly action: string; readonly reason?: string; readonly details?: Record<string, unknown> };

/** Puts an action of our team on record, under the booking it was done to. */
export const recordAction = (ctx: Context, row: Pick<BookingRow, "id" | "reference">, action: Action): Promise<void> =>
  recordAudit(ctx, {
    action: `booking.${action.action}`,
    subject: { kind: "booking", id: row.id },
    reason: action.reason ?? "",
    details: { reference: row.reference, ...action.details },
  });

type AmountChange = { readonly from: number | null; readonly to: number | null; readonly reason?: string };

/** Puts on record what a price or a fee was and what it is now; nothing where it stayed. */
export async function recordAmount(
  ctx: Context,
  row: Pick<BookingRow, "id" | "reference">,
  action: "price_changed" | "fee_changed",
  { from, to, reason }: AmountChange,
): Promise<void> {
  if (from === to) return;
  await recordAction(ctx, row, { action, ...(reason && { reason }), details: { from_cents: from, to_cents: to } });
}

export const doneWith = ({ reference, version, state }: Pick<BookingRow, "reference" | "version" | "state">) => ({
  reference,
  version,
  state,
});
