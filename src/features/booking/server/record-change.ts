import { nameOfActor, system } from "#domain/account/roles.ts";
import { type Change, isSmallChange } from "#domain/booking/booking-change.ts";
import type { Context } from "#platform/context.ts";
import { insertChange } from "./change-store.ts";
import { beforeOf, keptChange, unpriced } from "./describe-change.ts";
import type { BookingRow } from "./move-store.ts";

type RecordedChange = {
  readonly changeId: string;
  readonly change: Change;
  /** Null where only a person can say it. */
  readonly differenceCents: number | null;
  readonly note: string;
  /** Proposed, it waits for an answer; otherwise who has decided on it. */
  readonly decidedBy: "proposed" | "rules" | "team";
};

/** Puts a change on record, as it was proposed or applied. */
export async function recordChange(ctx: Context, booking: BookingRow, input: RecordedChange): Promise<void> {
  const { changeId, change, differenceCents, note, decidedBy } = input;
  const isPriced = isSmallChange(change) || differenceCents !== null;
  const by = nameOfActor(ctx.actor);
  const decided = { decidedBy: decidedBy === "team" ? by : nameOfActor(system), decidedAt: ctx.now };
  await insertChange(ctx.db, {
    id: changeId,
    bookingId: booking.id,
    state: decidedBy === "proposed" ? "proposed" : "applied",
    proposedBy: by,
    before: beforeOf(booking, change),
    after: { ...keptChange(change), ...(!isPriced && unpriced) },
    differenceCents: isSmallChange(change) ? 0 : (differenceCents ?? 0),
    note,
    createdAt: ctx.now,
    ...(decidedBy !== "proposed" && decided),
  });
}
