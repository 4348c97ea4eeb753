import { nameOfActor, system } from "#domain/account/roles.ts";
import { type Change, type Editable, isSmallChange } from "#domain/booking/booking-change.ts";
import type { Context } from "#platform/context.ts";
import { insertChange } from "./change-store.ts";
import { type KeptChange, keptChange, unpriced } from "./describe-change.ts";
import type { BookingRow } from "./move-store.ts";
import { findVehicleClassOf } from "./views.ts";

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
    before: await readBefore(ctx, booking, change),
    after: { ...keptChange(change), ...(!isPriced && unpriced) },
    differenceCents: isSmallChange(change) ? 0 : (differenceCents ?? 0),
    note,
    createdAt: ctx.now,
    ...(decidedBy !== "proposed" && decided),
  });
}

/** The part of a booking that a change touches, as it was. Who chose no vehicle has the one that was planned. */
export async function readBefore(ctx: Context, booking: BookingRow, change: Change): Promise<KeptChange> {
  const before: Change = Object.fromEntries(
    (Object.keys(change) as (keyof Editable)[]).map((key) => [key, booking[key]]),
  );
  const isPlanned = "vehicleClass" in before && !before.vehicleClass;
  return keptChange(isPlanned ? { ...before, vehicleClass: await findVehicleClassOf(ctx.db, booking.id) } : before);
}
