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

/** Locks the booking someone was looking at. A refusal includes what has changed since. */
export const lockCurrent: (ctx: Context, seen: SeenVersion) => ReturnType<typeof editor.lock> = editor.lock;
/** Changes facts of a booking without moving it; its version shows the change. */
export const changeRow = editor.edit;

type Action = { readonly action: string; readonly reason?: string; readonly details?: Record<string, unknown> };

/** Logs our team’s action on a booking. */
export const recordAction = (ctx: Context, row: Pick<BookingRow, "id" | "reference">, action: Action): Promise<void> =>
  recordAudit(ctx, {
    action: `booking.${action.action}`,
    subject: { kind: "booking", id: row.id },
    reason: action.reason ?? "",
    details: { reference: row.reference, ...action.details },
  });

type AmountChange = { readonly from: number | null; readonly to: number | null; readonly reason?: string };

/** Logs a price or fee before and after; nothing if it is unchanged. */
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
