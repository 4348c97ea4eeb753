import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { recordEditor } from "#platform/edit-record.ts";
import { type BookingChanges, type BookingRow, lockBooking, updateBooking } from "./move-store.ts";
import { showFresh } from "./show-fresh.ts";

export type SeenVersion = { readonly id: string; readonly version: number };

const editor = recordEditor<BookingRow, BookingChanges>({
  lock: lockBooking,
  update: updateBooking,
  freshOf: (row) => ({ booking: showFresh(row) }),
});

/** Locks the booking that someone looked at. What changed since comes back with the refusal. */
export const lockCurrent: (ctx: Context, seen: SeenVersion) => ReturnType<typeof editor.lock> = editor.lock;
/** Changes facts of a booking without moving it along; its version tells that it changed. */
export const changeRow = editor.edit;

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
