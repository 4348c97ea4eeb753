import { timeOffText } from "#domain/driver/time-off.ts";
import type { Context } from "#platform/context.ts";
import type { Absence } from "../contract.ts";
import { type AbsenceRecord, findTripsOver } from "./views.ts";

/** Time off for display, with overlapping trips. */
export async function describeAbsences(ctx: Context, absences: readonly AbsenceRecord[]): Promise<Absence[]> {
  const open = absences.filter(({ state, to }) => (state === "asked" || state === "granted") && to > ctx.now);
  const over =
    open.length === 0
      ? []
      : await findTripsOver(
          ctx.db,
          open.map(({ id }) => id),
        );
  const tripsOf = Map.groupBy(over, ({ absenceId }) => absenceId);
  return absences.map(({ id, version, kind, state, from, to, reason, answer, answeredAt, createdAt }) => ({
    id,
    version,
    kind,
    state,
    from: from.toISOString(),
    to: to.toISOString(),
    when: timeOffText({ from, to }),
    reason,
    answer,
    answered_at: answeredAt?.toISOString() ?? null,
    asked_at: createdAt.toISOString(),
    trips: (tripsOf.get(id) ?? []).map(({ tripId, reference, pickupAt, destination }) => ({
      trip_id: tripId,
      reference,
      pickup_at: pickupAt.toISOString(),
      destination,
    })),
  }));
}
