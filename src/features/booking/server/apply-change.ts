import { type Change, isSmallChange, movesCalendar, movesVehicle } from "#domain/booking/booking-change.ts";
import { type BesideFares, depositAfterChange, linesOfTotal } from "#domain/booking/change-plan.ts";
import { depositTermsFor } from "#domain/booking/deposit.ts";
import { vatOf } from "#domain/booking/sold-price.ts";
import { serviceOptionIds } from "#domain/company/catalogue.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { PricedJourney } from "#domain/pricing/journey-price.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { deleteItems, insertItems } from "./cancel-store.ts";
import { findBesideFares, findLegs } from "./cancel-views.ts";
import { changeTrips } from "./change-trips.ts";
import { hasCrew } from "./change-views.ts";
import { askForVehicle } from "./confirm-booking.ts";
import { confirmSettled } from "./confirm-settled.ts";
import { changeRow, recordAmount } from "./lock-current.ts";
import { type BookingMove, moveBooking } from "./move-booking.ts";
import type { BookingChanges, BookingRow } from "./move-store.ts";
import { refundChange } from "./refund-change.ts";
import { takeExtras } from "./take-extras.ts";
import { itemRows } from "./write-booking.ts";

export type AppliedChange = {
  /** Only real differences. */
  readonly change: Change;
  /** The changed journey, by the tariff or as it was agreed. */
  readonly priced: PricedJourney;
  readonly settings: CompanySettings;
  /** The new total; absent if the price stays. */
  readonly totalCents?: number | null;
  /** Other agreed terms, replacing those derived from the total. */
  readonly terms?: BookingChanges;
};

type Announced = AppliedChange & { readonly changeId: string; readonly reason?: string };

/**
 * Makes a booking, which is locked already, what a change says: its trips, vehicles, price and calendar. The one way to
 * do it, no matter who asks for the change: what was paid beyond the new price is refunded, and the events go out.
 */
export async function applyChange(
  ctx: Context,
  booking: BookingRow,
  input: Announced,
): Promise<Result<BookingRow, "under_way" | "no_vehicle_free" | "extra_unavailable">> {
  const { change, changeId, reason } = input;
  const isAsBefore = booking.isTest || (isSmallChange(change) && change.extras === undefined);
  const short = isAsBefore ? undefined : await takeExtras(ctx, input.priced, booking.id);
  if (short) return refuse("extra_unavailable", short);
  const written = await writeContent(ctx, booking, input);
  if (!written.ok) return written;
  if (!written.value.hasVehicles) return refuse("no_vehicle_free");
  const changes = {
    amendment: booking.amendment === "rejected" ? ("none" as const) : booking.amendment,
    ...written.value.changes,
    calendarSequence: booking.calendarSequence + (movesCalendar(change) ? 1 : 0),
  };
  const after = { ...(await changeRow(ctx, booking, changes)), pickupAt: change.pickupAt ?? booking.pickupAt };
  const amounts = { from: booking.totalCents, to: after.totalCents };
  await recordAmount(ctx, booking, "price_changed", { ...amounts, ...(reason && { reason }) });
  await ctx.emit({ type: "booking.changed", reference: booking.reference, changeId });
  await refundChange(ctx, booking, { totalCents: after.totalCents, changeId });
  const isCrewConcerned = movesVehicle(change) && !written.value.addsTripOnly;
  if (isCrewConcerned && (await hasCrew(ctx.db, booking.id))) await askForCrew(ctx, after);
  return accept(await confirmSettled(ctx, after));
}

/** The same for a change that comes with the booking's next status, which is announced separately. */
export async function applyWithMove(
  ctx: Context,
  booking: BookingRow,
  input: AppliedChange,
  move: Pick<BookingMove, "to" | "reason">,
): Promise<BookingRow> {
  const written = await writeContent(ctx, { ...booking, state: move.to }, input, { needsVehicles: true });
  if (!written.ok) throw new Error(`${booking.reference} could not be changed: ${written.reason}`);
  const moved = await moveBooking(ctx, { id: booking.id, ...move, changes: written.value.changes });
  if (!moved.ok) throw new Error(`${booking.reference} could not be moved: ${moved.reason}`);
  if (!written.value.hasVehicles) await askForVehicle(ctx, moved.value);
  return moved.value;
}

/** Trips, vehicles and price lines are written; the columns of the booking are answered with. */
async function writeContent(
  ctx: Context,
  booking: BookingRow,
  input: AppliedChange,
  { needsVehicles } = { needsVehicles: false },
) {
  const { change, priced, terms, totalCents } = input;
  const recorded = await findLegs(ctx.db, booking.id);
  const isPriced = totalCents !== undefined;
  const beside = await findBesideFares(ctx.db, booking.id, recorded);
  const target = { ...booking, ...change, ...terms, ...(isPriced && { totalCents }) };
  const trips = await changeTrips(ctx, target, { change, priced, recorded, beside, isPriced, needsVehicles });
  if (!trips.ok) return trips;
  const price = isPriced ? await changePrice(ctx, booking, { ...input, totalCents, beside }) : {};
  const { pickupAt: _trips, ...own } = change;
  const changes = { ...own, ...extrasAfter(booking, input), ...offerAfter(booking, input), ...price, ...terms };
  return accept({ changes, ...trips.value });
}

/** A smaller party has fewer of what each person takes. */
const extrasAfter = (booking: BookingRow, { change, priced }: AppliedChange): BookingChanges =>
  change.passengers === undefined || booking.extras.length === 0 ? {} : { extras: priced.journey.extras ?? [] };

/** The offer as the tariff names it: another destination may be another tour. */
function offerAfter(booking: BookingRow, { change, priced }: AppliedChange): BookingChanges {
  const service = change.serviceType ?? booking.serviceType;
  const isSold = serviceOptionIds.some((id) => id === service);
  return isSmallChange(change) || !isSold ? {} : { offer: priced.journey.offer };
}

type Repriced = AppliedChange & { readonly totalCents: number | null; readonly beside: BesideFares };

/** The price of the changed journey, with its lines. */
async function changePrice(ctx: Context, booking: BookingRow, input: Repriced): Promise<BookingChanges> {
  const { priced, settings, totalCents, beside } = input;
  const { price, request, journey } = priced;
  const lines = linesOfTotal(price, totalCents, beside);
  await deleteItems(ctx.db, booking.id);
  await insertItems(
    ctx.db,
    itemRows(ctx, lines).map((item) => ({ ...item, bookingId: booking.id })),
  );
  return {
    totalCents,
    vatCents: vatOf(ctx, { service: journey.service, total: totalCents, lines }, settings),
    depositCents: depositAfterChange(booking, totalCents, {
      terms: booking.depositTerms ?? depositTermsFor(settings.policies, journey.service),
      pickupAt: journey.pickupAt,
      now: ctx.now,
    }),
    priceRequest: request,
    price,
    tariffVersion: price.tariffVersion,
  };
}

/** Its driver may no longer be able to do it. */
const askForCrew = (ctx: Context, { reference, version }: BookingRow): Promise<void> =>
  ctx.emit({
    type: "task.wanted",
    kind: `check_crew_${version}`,
    subjectKind: "booking",
    subjectId: reference,
    title: `${reference} has changed: check that its driver still can`,
    dueAt: null,
  });
