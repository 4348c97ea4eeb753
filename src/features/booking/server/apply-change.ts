import { type Change, isSmallChange, movesVehicle } from "#domain/booking/booking-change.ts";
import { cents } from "#domain/money/money.ts";
import type { PricedJourney } from "#domain/pricing/price-journey.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { legPrices, type PlannedLeg, planTrips } from "#domain/trip/trip-plan.ts";
import type { Context } from "#platform/context.ts";
import { refundChange } from "../money/server/refund-change.ts";
import { deleteItems, insertItems } from "./cancel-store.ts";
import { type FoundLeg, findLegs } from "./cancel-views.ts";
import { insertTrip, updateTrip } from "./change-store.ts";
import { hasHold } from "./change-views.ts";
import { releaseHolds } from "./hold-store.ts";
import { holdVehicles } from "./hold-vehicles.ts";
import { recordAmount } from "./lock-current.ts";
import { type BookingChanges, type BookingRow, updateBooking } from "./move-store.ts";
import type { PricedChange } from "./price-change.ts";
import { depositOf, itemRows, vatOf } from "./write-booking.ts";

type Applied = {
  readonly change: Change;
  readonly pricing: PricedChange;
  readonly changeId: string;
  /** What is still being talked about afterwards: a small change leaves a proposed one open. */
  readonly amendment: BookingRow["amendment"];
};

/** Makes a booking, which is locked already, what the change says: its trips, its vehicles, its price, its calendar. */
export async function applyChange(
  ctx: Context,
  booking: BookingRow,
  { change, pricing, changeId, amendment }: Applied,
): Promise<Result<BookingRow, "no_vehicle_free">> {
  const { priced } = pricing;
  if (priced && movesVehicle(change) && !(await moveVehicles(ctx, booking, priced))) return refuse("no_vehicle_free");
  if (priced && !isSmallChange(change)) await moveTrips(ctx, booking, change, pricing);
  else await updateTripsAsTold(ctx, booking, change);
  const changes: BookingChanges = {
    ...change,
    ...(isSmallChange(change) ? {} : await repriced(ctx, booking, pricing)),
    amendment,
    calendarSequence: booking.calendarSequence + 1,
    version: booking.version + 1,
    updatedAt: ctx.now,
  };
  await updateBooking(ctx.db, booking.id, changes);
  if (changes.totalCents !== undefined)
    await recordAmount(ctx, booking, "price_changed", { from: booking.totalCents, to: changes.totalCents });
  await ctx.emit({ type: "booking.changed", reference: booking.reference, changeId });
  await refundChange(ctx, booking, { totalCents: changes.totalCents ?? booking.totalCents, changeId });
  return accept({ ...booking, ...changes });
}

const kept: readonly BookingRow["state"][] = ["awaiting_payment", "confirmed", "in_progress"];

/** Its own vehicles are given up and taken anew, in one transaction: nobody comes between, or all stays as it was. */
async function moveVehicles(ctx: Context, booking: BookingRow, priced: PricedJourney): Promise<boolean> {
  if (!kept.includes(booking.state) || booking.isTest) return true;
  const hadVehicle = await hasHold(ctx.db, booking.id);
  await releaseHolds(ctx.db, booking.id);
  const hasVehicle = await holdVehicles(ctx, {
    bookingId: booking.id,
    legs: numbered(await findLegs(ctx.db, booking.id), planTrips(priced)).map(({ leg, plan }) => ({
      leg,
      busy: plan.busy,
    })),
    band: priced.vehicle.band,
    passengers: priced.journey.passengers,
    bags: priced.journey.bags,
    until: booking.state === "awaiting_payment" ? booking.holdUntil : null,
  });
  // Where a person finds the vehicle anyhow, none was kept before either.
  return hasVehicle || !hadVehicle;
}

/** A planned leg under the number its trip has: one that was cancelled keeps its own. */
function numbered(trips: readonly FoundLeg[], plans: readonly PlannedLeg[]) {
  const standing = trips.filter(({ state }) => state !== "cancelled").map(({ leg }) => leg);
  const last = Math.max(0, ...trips.map(({ leg }) => leg));
  return plans.map((plan, at) => ({ plan, leg: standing[at] ?? last + 1 + at - standing.length }));
}

async function moveTrips(ctx: Context, booking: BookingRow, change: Change, pricing: PricedChange): Promise<void> {
  const { priced } = pricing;
  if (!priced) return;
  const { journey, vehicle, price } = priced;
  const trips = await findLegs(ctx.db, booking.id);
  const legs = numbered(trips, planTrips(priced));
  const prices = legPrices(price, legs.length);
  for (const [at, { leg, plan }] of legs.entries()) {
    const trip = {
      pickupLocation: plan.from,
      destination: plan.to,
      plannedStart: plan.start,
      plannedEnd: plan.end,
      passengers: journey.passengers,
      band: vehicle.band,
      priceCents: prices[at] ?? null,
      stops: journey.extraStops,
      flightNumber: change.flightNumber ?? booking.flightNumber,
    };
    if (trips.some((one) => one.leg === leg)) await updateTrip(ctx.db, booking.id, leg, trip);
    else await insertTrip(ctx.db, { ...trip, id: ctx.newId(), bookingId: booking.id, leg, ...fresh(ctx, booking) });
  }
}

const fresh = (ctx: Context, { state }: BookingRow) => ({
  state: state === "confirmed" || state === "in_progress" ? ("unassigned" as const) : ("planned" as const),
  createdAt: ctx.now,
});

/** Of a service that no rule prices: what the change says is passed on as it stands. */
async function updateTripsAsTold(ctx: Context, booking: BookingRow, change: Change): Promise<void> {
  const { flightNumber, passengers, extraStops } = change;
  const changes = {
    ...(flightNumber !== undefined && { flightNumber }),
    ...(passengers !== undefined && { passengers }),
    ...(extraStops !== undefined && { stops: extraStops }),
  };
  if (Object.keys(changes).length === 0) return;
  for (const { leg } of await findLegs(ctx.db, booking.id)) await updateTrip(ctx.db, booking.id, leg, changes);
}

/** The new price with its lines. What was agreed beside the tariff is a line of its own. */
async function repriced(ctx: Context, booking: BookingRow, pricing: PricedChange): Promise<BookingChanges> {
  const { priced, totalCents, facts } = pricing;
  if (!priced || totalCents === null) return { totalCents };
  const { price, request, journey } = priced;
  const rows = itemRows(ctx, price.lines).map((item) => ({ ...item, bookingId: booking.id }));
  const beside = totalCents - rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const agreed = { code: "agreed", text: "Agreed price", amountCents: beside, vatCode: "EX12G" } as const;
  const lines = [...price.lines, ...(beside === 0 ? [] : [{ amount: cents(beside), vat: agreed.vatCode }])];
  await deleteItems(ctx.db, booking.id);
  await insertItems(ctx.db, [
    ...rows,
    ...(beside === 0
      ? []
      : [{ id: ctx.newId(), bookingId: booking.id, position: rows.length + 1, leg: null, ...agreed }]),
  ]);
  return {
    totalCents,
    offer: journey.offer,
    vatCents: vatOf(ctx, { service: journey.service, total: totalCents, lines }, facts.settings),
    depositCents: booking.depositCents === null ? null : depositOf(totalCents, facts.settings),
    priceRequest: request,
    price,
    tariffVersion: price.tariffVersion,
  };
}
