import { nameOfActor } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { TripRefusal } from "#domain/trip/trip.ts";
import { planTrips } from "#domain/trip/trip-plan.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { refundChange } from "../../money/server/refund-change.ts";
import { insertChange } from "../../server/change-store.ts";
import { hasCrew } from "../../server/change-views.ts";
import { keptChange } from "../../server/describe-change.ts";
import { changeRow, doneWith, lockCurrent, recordAction, recordAmount } from "../../server/lock-current.ts";
import { journeyColumns } from "../../server/map-journey.ts";
import type { BookingChanges, BookingRow } from "../../server/move-store.ts";
import { replanTrips, rewritePrice } from "../../server/replan-trips.ts";
import type { bookingDeskContract } from "../contract.ts";
import { readEdit } from "./read-edit.ts";

type EditInput = ParsedOf<typeof bookingDeskContract.editBooking>;

type EditRefusal = TripRefusal | "not_found" | "changed_meanwhile" | "not_possible" | "no_vehicle_free";

const openStates = ["requested", "quoted", "awaiting_payment", "confirmed", "in_progress"];

/** Writes the facts of a booking anew. A journey that differs is planned, kept and, if asked for, priced anew. */
export async function editBooking(ctx: Context, asked: EditInput) {
  const seen = await lockCurrent(ctx, asked);
  if (!seen.ok) return seen;
  const row = seen.value;
  if (!openStates.includes(row.state)) return refuse("not_possible");

  const journey = await changedJourney(ctx, row, asked);
  if (!journey.ok) return journey;
  const changes = differences(row, { ...contactOf(asked), ...(journey.value?.changes ?? {}) });
  if (Object.keys(changes).length === 0) return accept(doneWith(row));
  const changed = await changeRow(ctx, row, {
    ...changes,
    ...(journey.value && { calendarSequence: row.calendarSequence + 1 }),
  });
  await record(ctx, row, changed, { changes, reason: asked.reason, hasMoved: journey.value !== null });
  return accept(doneWith(changed));
}

const contactOf = (asked: EditInput) => ({
  firstName: asked.first_name,
  lastName: asked.last_name,
  email: asked.email,
  phone: asked.phone,
  specialRequirements: asked.special_requirements,
  flightNumber: asked.flight_number,
});

type Moved = { readonly changes: BookingChanges };

/** Null: the journey stays as it is. */
async function changedJourney(
  ctx: Context,
  row: BookingRow,
  asked: EditInput,
): Promise<Result<Moved | null, EditRefusal>> {
  const edited = await readEdit(ctx, row, asked);
  if (!edited.ok) return edited;
  if (!edited.value) return accept(null);
  const { priced, settings } = edited.value;
  const planned = await replanTrips(ctx, row, priced, planTrips(priced));
  if (!planned.ok) return planned;
  const price = asked.reprices ? await rewritePrice(ctx, row, priced, settings) : {};
  return accept({ changes: { ...journeyColumns(priced), ...price } });
}

/** Only what is really different. */
function differences(row: BookingRow, edited: BookingChanges): BookingChanges {
  const before: Readonly<Record<string, unknown>> = row;
  const entries = Object.entries(edited).filter(
    ([key, value]) => JSON.stringify(before[key]) !== JSON.stringify(value),
  );
  return Object.fromEntries(entries) as BookingChanges;
}

type Recorded = { readonly changes: BookingChanges; readonly reason: string; readonly hasMoved: boolean };

/** On record as a change that was applied, and told to whoever follows changes. */
async function record(ctx: Context, before: BookingRow, after: BookingRow, { changes, reason, hasMoved }: Recorded) {
  const facts = Object.fromEntries(Object.entries(changes).filter(([key]) => !unsaid.includes(key)));
  const was: Readonly<Record<string, unknown>> = before;
  const changeId = ctx.newId();
  const by = nameOfActor(ctx.actor);
  await insertChange(ctx.db, {
    id: changeId,
    bookingId: before.id,
    state: "applied",
    proposedBy: by,
    before: keptChange(Object.fromEntries(Object.keys(facts).map((key) => [key, was[key]]))),
    after: keptChange(facts),
    differenceCents: (after.totalCents ?? 0) - (before.totalCents ?? 0),
    note: reason,
    decidedBy: by,
    createdAt: ctx.now,
    decidedAt: ctx.now,
  });
  await recordAction(ctx, before, { action: "edited", reason, details: { changed: Object.keys(facts) } });
  await recordAmount(ctx, before, "price_changed", { from: before.totalCents, to: after.totalCents, reason });
  await ctx.emit({ type: "booking.changed", reference: before.reference, changeId });
  await refundChange(ctx, before, { totalCents: after.totalCents, changeId });
  if (hasMoved && (await hasCrew(ctx.db, before.id)))
    await ctx.emit({
      type: "task.wanted",
      kind: `check_crew_${after.version}`,
      subjectKind: "booking",
      subjectId: before.reference,
      title: `${before.reference} has changed: check that its driver still can`,
      dueAt: null,
    });
}

/** What follows from the facts is not a change of its own. */
const unsaid = [
  "price",
  "priceRequest",
  "tariffVersion",
  "vatCents",
  "depositCents",
  "totalCents",
  "overrideReason",
  "overriddenBy",
];
