import { timeOffText } from "#domain/driver/time-off.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { type Absence, absence, tripOver } from "../contract.ts";
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
  return absences.map((one) =>
    toWire(absence, one, {
      when: timeOffText(one),
      asked_at: one.createdAt.toISOString(),
      trips: (tripsOf.get(one.id) ?? []).map((trip) => toWire(tripOver, trip)),
    }),
  );
}
