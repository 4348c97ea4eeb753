import { personAsking } from "#domain/account/person-asking.ts";
import { plainFacts } from "#domain/booking/facts.ts";
import { countedText } from "#domain/pricing/line-text.ts";
import { accept, refuse } from "#domain/result.ts";
import { daysOfBooking } from "#domain/stay/service-days.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { requestInFull } from "../contract.ts";
import { findQuotesOfRequest, findRequest } from "./views.ts";

/** Shows one booking request in full. */
export async function readRequest(ctx: Context, { id }: { id: string }) {
  const request = await findRequest(ctx.db, id);
  if (!request) return refuse("not_found");
  return accept(
    toWire(requestInFull, request, {
      days: daysOfBooking(request),
      ...plainFacts.toWire(request),
      name: `${request.firstName} ${request.lastName}`.trim(),
      email: shownEmail(request.email),
      total_cents: request.price?.total ?? request.totalCents,
      lines: (request.price?.lines ?? []).map((line) => ({ text: countedText(line), amount_cents: line.amount })),
      doubts: [...(request.price?.doubts ?? [])],
      taken_by: request.takenBy === null ? null : (request.takenByName ?? "somebody"),
      taken_by_me: request.takenBy === personAsking(ctx.actor),
      quotes: (await findQuotesOfRequest(ctx.db, id)).map(({ totalCents, validUntil, ...quote }) => ({
        ...quote,
        total_cents: totalCents,
        valid_until: validUntil.toISOString(),
      })),
    }),
  );
}
