import { doubtsAbout } from "#domain/booking/confirmation.ts";
import type { ForwardBooking } from "#domain/booking/read-booking-row.ts";
import type { SellingFacts } from "#domain/booking/selling-facts.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import { type PricedJourney, priceJourney } from "#domain/pricing/journey-price.ts";
import { type LocalDate, localDateOf } from "#domain/time/local-time.ts";
import { licensedFor, type Span, type Taken, vehiclesFor, vehiclesFreeFor } from "#domain/trip/capacity.ts";
import { planTrips } from "#domain/trip/trip-plan.ts";
import type { Context } from "#platform/context.ts";
import { findSellingFacts, findTaken } from "../../server/selling-views.ts";

/** A forward booking as it is to be written: at the agreed price, and with what the fleet’s diary says of it. */
export type PlannedBooking = ForwardBooking & {
  readonly priced: PricedJourney;
  readonly settings: CompanySettings;
  readonly confirmation: "green" | "amber";
  readonly hasVehicle: boolean;
};

type Fleet = SellingFacts["fleet"];
type Draft = Omit<PlannedBooking, "hasVehicle" | "confirmation"> & {
  readonly fleet: Fleet;
  readonly spans: readonly Span[];
};

/** Plans the bookings of a file in its order: each takes its vehicle from those that come after it. */
export async function planBookings(
  ctx: Context,
  forward: readonly ForwardBooking[],
): Promise<ReadonlyMap<ForwardBooking, PlannedBooking>> {
  const byDay = new Map<LocalDate, SellingFacts>();
  const drafts = new Map<ForwardBooking, Draft>();
  for (const booking of forward) {
    const day = localDateOf(booking.journey.pickupAt);
    const facts = byDay.get(day) ?? (await findSellingFacts(ctx.db, { day }));
    byDay.set(day, facts);
    const priced = atAgreedPrice(priceJourney(booking.journey, facts.tariff, ctx.now), booking.total);
    const spans = planTrips(priced).map(({ busy }) => busy);
    drafts.set(booking, { ...booking, priced, settings: facts.settings, fleet: facts.fleet, spans });
  }
  const taken = [...(await takenDuring(ctx, [...drafts.values()]))];
  return new Map([...drafts].map(([booking, draft]) => [booking, withVehicle(ctx, draft, taken)]));
}

/** The agreed price replaces the tariff’s. The line is taxed as the tariff taxes the largest part of the service. */
function atAgreedPrice(priced: PricedJourney, total: PlannedBooking["total"]): PricedJourney {
  const vat = priced.price.lines.toSorted((a, b) => b.amount - a.amount)[0]?.vat ?? "EX12G";
  const line = { code: "agreed", text: "Price agreed", amount: total, vat };
  const step = { step: "import", rule: "agreed", text: "Price agreed", delta: total };
  return { ...priced, price: { ...priced.price, total, lines: [line], trace: [step] } };
}

async function takenDuring(ctx: Context, drafts: readonly Draft[]): Promise<readonly Taken[]> {
  const times = drafts.flatMap(({ spans }) => spans.flatMap(({ from, to }) => [from.getTime(), to.getTime()]));
  if (times.length === 0) return [];
  const span = { from: new Date(Math.min(...times)), to: new Date(Math.max(...times)) };
  return findTaken(ctx.db, span, ctx.now);
}

function withVehicle(ctx: Context, { fleet, spans, ...draft }: Draft, taken: Taken[]): PlannedBooking {
  const { journey, vehicle, classes } = draft.priced;
  const party = { vehicleClass: vehicle.vehicleClass, passengers: journey.passengers, bags: journey.bags };
  const fitting = vehiclesFor(licensedFor(fleet.available, journey.service), party, classes);
  const free = vehiclesFreeFor(fitting, taken, spans);
  for (const [at, { id }] of (free ?? []).entries()) {
    const span = spans[at];
    if (span) taken.push({ ...span, vehicleId: id });
  }
  const isCertain = free !== undefined && doubtsAbout(draft.priced, ctx.now).length === 0;
  return { ...draft, hasVehicle: free !== undefined, confirmation: isCertain ? "green" : "amber" };
}
