import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { PricedJourney } from "#domain/pricing/price-journey.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { legPrices, type PlannedLeg } from "#domain/trip/trip-plan.ts";
import type { Context } from "#platform/context.ts";
import { cancelTrips, deleteItems, insertItems } from "./cancel-store.ts";
import { findLegs } from "./cancel-views.ts";
import { insertTrip, reopenTrips, updateTrip } from "./change-store.ts";
import { releaseHolds } from "./hold-store.ts";
import { holdVehicles } from "./hold-vehicles.ts";
import type { BookingChanges, BookingRow } from "./move-store.ts";
import { depositOf, itemRows, vatOf } from "./write-booking.ts";

/** Nobody has set off yet. */
const movable: readonly TripState[] = ["planned", "unassigned", "offered", "assigned", "reconfirmed", "cancelled"];
/** States in which a vehicle is kept. */
const keeping = ["awaiting_payment", "confirmed", "in_progress"];

/** Plans the trips of a changed journey, and keeps vehicles for the new times in place of the old. */
export async function replanTrips(
  ctx: Context,
  row: BookingRow,
  priced: PricedJourney,
  legs: readonly PlannedLeg[],
): Promise<Result<null, "not_possible" | "no_vehicle_free">> {
  const known = await findLegs(ctx.db, row.id);
  if (known.some(({ state }) => !movable.includes(state))) return refuse("not_possible");
  const gone = known.filter(({ leg, state }) => state !== "cancelled" && !legs.some((one) => one.leg === leg));
  await cancelTrips(ctx.db, row.id, { legs: gone.map(({ leg }) => ({ leg, fee: 0 })), code: "OTHER", at: ctx.now });
  for (const leg of legs)
    await writeLeg(ctx, row, priced, { leg, known: known.map((one) => one.leg), all: legs.length });
  await reopenTrips(ctx.db, row.id, { legs: legs.map(({ leg }) => leg), state: freshState(row) });

  if (!keeping.includes(row.state) || row.isTest) return accept(null);
  await releaseHolds(ctx.db, row.id);
  const { journey, vehicle } = priced;
  const hasVehicles = await holdVehicles(ctx, {
    bookingId: row.id,
    legs,
    band: vehicle.band,
    passengers: journey.passengers,
    bags: journey.bags,
    until: row.state === "awaiting_payment" ? row.holdUntil : null,
  });
  return hasVehicles ? accept(null) : refuse("no_vehicle_free");
}

type Leg = { readonly leg: PlannedLeg; readonly known: readonly number[]; readonly all: number };

async function writeLeg(ctx: Context, row: BookingRow, priced: PricedJourney, { leg, known, all }: Leg): Promise<void> {
  const { journey, vehicle, price } = priced;
  const facts = {
    pickupLocation: leg.from,
    destination: leg.to,
    plannedStart: leg.start,
    plannedEnd: leg.end,
    passengers: journey.passengers,
    band: vehicle.band,
    stops: journey.extraStops,
    priceCents: legPrices(price, all)[leg.leg - 1] ?? null,
  };
  if (known.includes(leg.leg)) return updateTrip(ctx.db, row.id, leg.leg, facts);
  const made = { id: ctx.newId(), bookingId: row.id, leg: leg.leg, state: freshState(row), createdAt: ctx.now };
  await insertTrip(ctx.db, { ...made, ...facts });
}

/** Dispatch sees a trip only once its booking is confirmed. */
const freshState = ({ state, isTest }: BookingRow): "unassigned" | "planned" =>
  (state === "confirmed" || state === "in_progress") && !isTest ? "unassigned" : "planned";

/** The price of the changed journey, with its lines. Where the tariff has none, the agreed one stays. */
export async function rewritePrice(
  ctx: Context,
  row: BookingRow,
  { price, request, journey }: PricedJourney,
  settings: CompanySettings,
): Promise<BookingChanges> {
  if (price.total === null) return {};
  await deleteItems(ctx.db, row.id);
  await insertItems(
    ctx.db,
    itemRows(ctx, price.lines).map((item) => ({ ...item, bookingId: row.id })),
  );
  return {
    price,
    priceRequest: request,
    tariffVersion: price.tariffVersion,
    totalCents: price.total,
    vatCents: vatOf(ctx, { service: journey.service, total: price.total, lines: price.lines }, settings),
    depositCents: depositOf(price.total, settings),
    overrideReason: null,
    overriddenBy: null,
  };
}
