import type { GateReason } from "#domain/compliance/gate-input.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { showReasons } from "./check-gate.ts";
import { findExtraShort, findTripExtras } from "./extra-stock-views.ts";

export type Move = { readonly tripId: string; readonly pickupAt?: Date | undefined };

/** By trip: the extra of which too few are left at its new time. Others’ moves of the same step are not counted yet. */
export async function extrasAgainst(ctx: Pick<Context, "db">, moves: readonly Move[]) {
  const against = new Map<string, GateReason>();
  const moving = moves.filter(({ pickupAt }) => pickupAt !== undefined);
  if (moving.length === 0) return against;
  const rows = await findTripExtras(
    ctx.db,
    moving.map(({ tripId }) => tripId),
  );
  // In one order, so that two moves of the same trips can’t wait for each other’s extras.
  for (const row of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const from = moving.find(({ tripId }) => tripId === row.id)?.pickupAt;
    if (!from || row.isTest || row.extras.length === 0) continue;
    const to = addMinutes(from, (row.plannedEnd.getTime() - row.pickupAt.getTime()) / 60_000);
    const short = await findExtraShort(ctx.db, row.extras, [{ from, to }], row.bookingId);
    const needs = row.extras.find(({ id }) => id === short?.extra)?.quantity;
    if (short && needs !== undefined)
      against.set(row.id, { kind: "too_few_extras", who: short.name, override: "dispatcher", has: short.left, needs });
  }
  return against;
}

type Oversold = { readonly tripId: string; readonly reason: GateReason };

/** More is promised than there is, as our team decided: its reason is in the activity log. */
export const recordOversold = (ctx: Context, { tripId, reason, because }: Oversold & { readonly because: string }) =>
  recordAudit(ctx, {
    action: "trip.extra_oversold",
    subject: { kind: "trip", id: tripId },
    reason: because,
    details: { reasons: showReasons([reason]) },
  });

/** A late landing moves the pickup no matter how many are left: our team finds another, or calls the customer. */
export async function wantExtra(ctx: Context, { tripId, reason: { who, has, needs } }: Oversold): Promise<void> {
  const [row] = await findTripExtras(ctx.db, [tripId]);
  if (!row) return;
  await ctx.emit({
    type: "task.wanted",
    kind: `extra_short_${tripId}`,
    subjectKind: "booking",
    subjectId: row.reference,
    title: `${row.reference} follows its flight: ${needs} of ${who} are booked, but ${has} are left then`,
    dueAt: row.pickupAt.toISOString(),
  });
}
