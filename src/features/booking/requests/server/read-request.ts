import { personAsking } from "#domain/account/person-asking.ts";
import { plainFacts } from "#domain/booking/facts.ts";
import { countedText } from "#domain/pricing/line-text.ts";
import { accept, refuse } from "#domain/result.ts";
import { daysOfBooking } from "#domain/stay/service-days.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import type { Context } from "#platform/context.ts";
import type { RequestInFull } from "../contract.ts";
import { findQuotesOfRequest, findRequest } from "./views.ts";

/** Shows one booking request in full. */
export async function readRequest(ctx: Context, { id }: { id: string }) {
  const request = await findRequest(ctx.db, id);
  if (!request) return refuse("not_found");
  return accept({
    ...journeyOf(request),
    id: request.id,
    reference: request.reference,
    state: request.state,
    version: request.version,
    name: `${request.firstName} ${request.lastName}`.trim(),
    email: shownEmail(request.email),
    phone: request.phone,
    total_cents: request.price?.total ?? request.totalCents,
    lines: (request.price?.lines ?? []).map((line) => ({ text: countedText(line), amount_cents: line.amount })),
    doubts: [...(request.price?.doubts ?? [])],
    created_at: request.createdAt.toISOString(),
    response_due_at: request.responseDueAt?.toISOString() ?? null,
    answered_at: request.answeredAt?.toISOString() ?? null,
    escalated_at: request.escalatedAt?.toISOString() ?? null,
    taken_by: request.takenBy === null ? null : (request.takenByName ?? "somebody"),
    taken_by_me: request.takenBy === personAsking(ctx.actor),
    quotes: (await findQuotesOfRequest(ctx.db, id)).map(({ totalCents, validUntil, ...quote }) => ({
      ...quote,
      total_cents: totalCents,
      valid_until: validUntil.toISOString(),
    })),
  } satisfies RequestInFull);
}

const journeyOf = (row: NonNullable<Awaited<ReturnType<typeof findRequest>>>) => ({
  service_type: row.serviceType,
  offer: row.offer,
  pickup_location: row.pickupLocation,
  destination: row.destination,
  pickup_at: row.pickupAt.toISOString(),
  return_at: row.returnAt?.toISOString() ?? null,
  days: daysOfBooking(row),
  passengers: row.passengers,
  bags: row.bags,
  flight_number: row.flightNumber,
  ...plainFacts.toWire(row),
});
