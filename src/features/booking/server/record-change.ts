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
  /** Null if only our team can price it. */
  readonly differenceCents: number | null;
  readonly note: string;
  /** `proposed` awaits an answer; otherwise who decided. */
  readonly decidedBy: "proposed" | "rules" | "team";
};

/** Logs a change as proposed or applied. */
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

/** The affected part of the booking before a change. Without a chosen class, the planned one. */
export async function readBefore(ctx: Context, booking: BookingRow, change: Change): Promise<KeptChange> {
  const before: Change = Object.fromEntries(
    (Object.keys(change) as (keyof Editable)[]).map((key) => [key, booking[key]]),
  );
  const isPlanned = "vehicleClass" in before && !before.vehicleClass;
  return keptChange(isPlanned ? { ...before, vehicleClass: await findVehicleClassOf(ctx.db, booking.id) } : before);
}
