import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { CallerTrip, callerContract } from "../caller-contract.ts";
import { findLastTrips, findLatestNotes, findNextTrip, findOpenIncidents, findOpenQuotes } from "./caller-views.ts";
import { showCustomer } from "./show-customer.ts";
import { findBlock, findCustomer } from "./views.ts";

/** All that a consultant looks at while the customer talks. */
export async function readCaller(ctx: Context, { customer_id: id }: ParsedOf<typeof callerContract.readCaller>) {
  const found = await findCustomer(ctx.db, id);
  if (!found) return refuse("not_found");
  const { person, company, partner } = found;
  const next = await findNextTrip(ctx.db, id, ctx.now);
  const last = await findLastTrips(ctx.db, id, ctx.now);
  const notes = await findLatestNotes(ctx.db, id);
  const quotes = await findOpenQuotes(ctx.db, id, ctx.now);
  return accept({
    ...showCustomer(person, ctx.now),
    first_name: person.firstName,
    last_name: person.lastName,
    block_reason: (await findBlock(ctx.db, id, ctx.now))?.reason ?? null,
    company,
    partner,
    preferences: { ...person.preferences },
    next_trip: next ? tripOf(next) : null,
    last_trips: last.map(tripOf),
    notes: notes.map(({ createdAt, ...note }) => ({ ...note, created_at: createdAt.toISOString() })),
    open_incidents: await findOpenIncidents(ctx.db, id),
    open_quotes: quotes.map(({ validUntil, ...quote }) => ({ ...quote, valid_until: validUntil.toISOString() })),
  });
}

type TripRow = Awaited<ReturnType<typeof findLastTrips>>[number];

const tripOf = (row: TripRow): CallerTrip => ({
  reference: row.reference,
  status: row.status,
  service_type: row.serviceType,
  offer: row.offer,
  service_name: row.serviceName,
  tour_name: row.tourName,
  pickup_location: row.pickupLocation,
  destination: row.destination,
  pickup_at: row.pickupAt.toISOString(),
  passengers: row.passengers,
});
