import { personAsking } from "#domain/account/person-asking.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { type BookingRow, lockBooking, updateBooking } from "../../server/move-store.ts";
import { showFresh } from "../../server/show-fresh.ts";

type Asked = { readonly id: string; readonly version: number };

/** Says that I look after it. What somebody else has taken must be given back first. */
export async function takeRequest(ctx: Context, asked: Asked) {
  const me = personAsking(ctx.actor);
  const found = await lockedRequest(ctx, asked);
  if (!found.ok) return found;
  const { takenBy } = found.value;
  if (takenBy !== null && takenBy !== me) return refuse("not_possible", { taken_by: takenBy });
  return setTaken(ctx, found.value, me);
}

/** Gives it back to the others; also for somebody who has gone home. */
export async function releaseRequest(ctx: Context, asked: Asked) {
  const found = await lockedRequest(ctx, asked);
  return found.ok ? setTaken(ctx, found.value, null) : found;
}

async function lockedRequest(
  ctx: Context,
  { id, version }: Asked,
): Promise<Result<BookingRow, "not_found" | "changed_meanwhile" | "not_possible">> {
  const row = await lockBooking(ctx.db, id);
  if (!row) return refuse("not_found");
  if (row.version !== version) return refuse("changed_meanwhile", { booking: showFresh(row) });
  if (row.state !== "requested" && row.state !== "quoted") return refuse("not_possible", { state: row.state });
  return accept(row);
}

async function setTaken(ctx: Context, { id, state, version, takenBy }: BookingRow, by: string | null) {
  if (takenBy === by) return accept({ state, version });
  const takenAt = by === null ? null : ctx.now;
  await updateBooking(ctx.db, id, { takenBy: by, takenAt, version: version + 1, updatedAt: ctx.now });
  await recordAudit(ctx, { action: by ? "booking.taken" : "booking.released", subject: { kind: "booking", id } });
  return accept({ state, version: version + 1 });
}
