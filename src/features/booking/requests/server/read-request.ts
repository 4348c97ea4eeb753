import { personAsking } from "#domain/account/person-asking.ts";
import { countedText } from "#domain/pricing/line-text.ts";
import { accept, refuse } from "#domain/result.ts";
import { daysOfBooking } from "#domain/stay/service-days.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import type { Context } from "#platform/context.ts";
import type { RequestInFull } from "../contract.ts";
import { findQuotesOfRequest, findRequest } from "./views.ts";

/** Shows one booking request in full. */
export async function readRequest(ctx: Context, { id }: { id: string }) {
  const found = await findRequest(ctx.db, id);
  if (!found) return refuse("not_found");
  return accept({
    ...journeyOf(found),
    id: found.id,
    reference: found.reference,
    state: found.state,
    version: found.version,
    name: `${found.firstName} ${found.lastName}`.trim(),
    email: shownEmail(found.email),
    phone: found.phone,
    total_cents: found.price?.total ?? found.totalCents,
    lines: (found.price?.lines ?? []).map((line) => ({ text: countedText(line), amount_cents: line.amount })),
    doubts: [...(found.price?.doubts ?? [])],
    created_at: found.createdAt.toISOString(),
    response_due_at: found.responseDueAt?.toISOString() ?? null,
    answered_at: found.answeredAt?.toISOString() ?? null,
    escalated_at: found.escalatedAt?.toISOString() ?? null,
    taken_by: found.takenBy === null ? null : (found.takenByName ?? "somebody"),
    taken_by_me: found.takenBy === personAsking(ctx.actor),
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
  special_requirements: row.specialRequirements,
});
