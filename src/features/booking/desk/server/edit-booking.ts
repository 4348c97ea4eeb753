import { nameOfActor } from "#domain/account/roles.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import { type Journey, type PricedJourney, priceJourney } from "#domain/pricing/price-journey.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { TripRefusal } from "#domain/trip/trip.ts";
import { planTrips } from "#domain/trip/trip-plan.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findReplaced } from "../../money/server/invoice-views.ts";
import { refundChange } from "../../money/server/refund-change.ts";
import { insertChange } from "../../server/change-store.ts";
import { hasCrew } from "../../server/change-views.ts";
import { keptChange } from "../../server/describe-change.ts";
import { journeyOf } from "../../server/keep-vehicles.ts";
import { changeRow, doneWith, lockCurrent, recordAction, recordAmount } from "../../server/lock-current.ts";
import { journeyColumns } from "../../server/map-journey.ts";
import type { BookingChanges, BookingRow } from "../../server/move-store.ts";
import { readJourney } from "../../server/read-journey.ts";
import { replanTrips, rewritePrice } from "../../server/replan-trips.ts";
import { findSellingFacts } from "../../server/selling-views.ts";
import type { bookingDeskContract } from "../contract.ts";
import { findBookingRow } from "./views.ts";

type Asked = ParsedOf<typeof bookingDeskContract.editBooking>;
type JourneyAsked = Parameters<typeof readJourney>[0];
type EditRefusal = TripRefusal | "not_found" | "changed_meanwhile" | "not_possible" | "no_vehicle_free";

const openStates = ["requested", "quoted", "awaiting_payment", "confirmed", "in_progress"];

/** Writes the facts of a booking anew. A journey that differs is planned, kept and, if asked for, priced anew. */
export async function editBooking(ctx: Context, asked: Asked) {
  const looked = await lockCurrent(ctx, asked);
  if (!looked.ok) return looked;
  const row = looked.value;
  if (!openStates.includes(row.state)) return refuse("not_possible");

  const journey = await changedJourney(ctx, row, asked);
  if (!journey.ok) return journey;
  const changes = differing(row, { ...contactOf(asked), ...(journey.value?.changes ?? {}) });
  if (Object.keys(changes).length === 0) return accept(doneWith(row));
  const changed = await changeRow(ctx, row, {
    ...changes,
    ...(journey.value && { calendarSequence: row.calendarSequence + 1 }),
  });
  await tell(ctx, row, changed, { changes, reason: asked.reason, hasMoved: journey.value !== null });
  return accept(doneWith(changed));
}

const contactOf = (asked: Asked) => ({
  firstName: asked.first_name,
  lastName: asked.last_name,
  email: asked.email,
  phone: asked.phone,
  specialRequirements: asked.special_requirements,
  flightNumber: asked.flight_number,
});

type Moved = { readonly changes: BookingChanges };

/** What an edit would do to the price, before it is done. Nothing is written. */
export async function previewEdit(ctx: Context, asked: ParsedOf<typeof bookingDeskContract.previewEdit>) {
  const row = await findBookingRow(ctx.db, asked.id);
  if (!row) return refuse("not_found");
  const wished = await wishedJourney(ctx, row, asked);
  if (!wished.ok) return wished;
  const price = wished.value?.priced.price;
  return accept({
    is_moved: wished.value !== null,
    after_cents: price ? price.total : row.totalCents,
    trace: (price?.trace ?? []).map(({ text, rule, delta }) => ({ text, rule, delta_cents: delta })),
    replaced_invoice: price ? await findReplaced(ctx.db, row, price.total) : null,
  });
}

type Wished = { readonly priced: PricedJourney; readonly settings: CompanySettings };

/** The journey as it is wished for, priced as of the day it was booked. Null: it stays as it is. */
async function wishedJourney(
  ctx: Context,
  row: BookingRow,
  asked: JourneyAsked,
): Promise<Result<Wished | null, TripRefusal>> {
  // The days as they stand may lie in the past by now; only another journey has to lie ahead.
  const wished = readJourney(asked, row.createdAt < ctx.now ? row.createdAt : ctx.now);
  if (!wished.ok) return wished;
  if (isSame(journeyOf(row), wished.value)) return accept(null);
  const ahead = readJourney(asked, ctx.now);
  if (!ahead.ok) return ahead;
  const { tariff, settings } = await findSellingFacts(ctx.db, {
    day: localDateOf(ahead.value.pickupAt),
    affiliateCode: null,
  });
  return accept({ priced: priceJourney(ahead.value, tariff, row.createdAt), settings });
}

/** Null: the journey stays as it is. */
async function changedJourney(ctx: Context, row: BookingRow, asked: Asked): Promise<Result<Moved | null, EditRefusal>> {
  const wished = await wishedJourney(ctx, row, asked);
  if (!wished.ok) return wished;
  if (!wished.value) return accept(null);
  const { priced, settings } = wished.value;
  const planned = await replanTrips(ctx, row, priced, planTrips(priced));
  if (!planned.ok) return planned;
  const price = asked.reprices ? await rewritePrice(ctx, row, priced, settings) : {};
  return accept({ changes: { ...journeyColumns(priced), ...price } });
}

const isSame = (a: Journey, b: Journey): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (journey: Journey) => Object.entries(journey).toSorted(([a], [b]) => a.localeCompare(b));

/** Only what is really different. */
function differing(row: BookingRow, wished: BookingChanges): BookingChanges {
  const before: Readonly<Record<string, unknown>> = row;
  const entries = Object.entries(wished).filter(
    ([key, value]) => JSON.stringify(before[key]) !== JSON.stringify(value),
  );
  return Object.fromEntries(entries) as BookingChanges;
}

type Told = { readonly changes: BookingChanges; readonly reason: string; readonly hasMoved: boolean };

/** On record as a change that was applied, and told to whoever follows changes. */
async function tell(ctx: Context, before: BookingRow, after: BookingRow, { changes, reason, hasMoved }: Told) {
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
