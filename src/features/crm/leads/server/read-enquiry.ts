import { personAsking } from "#domain/account/person-asking.ts";
import { enquiryLifecycle } from "#domain/enquiry/enquiry-lifecycle.ts";
import { accept, refuse } from "#domain/result.ts";
import { noteLook } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { EnquiryInFull } from "../contract.ts";
import { findEnquiry, findEnquiryAnswers, findEnquiryMoves, findQuotesFor } from "./views.ts";

/** Shows one enquiry in full. */
export async function readEnquiry(ctx: Context, { id }: { id: string }) {
  const enquiry = await findEnquiry(ctx.db, id);
  if (!enquiry) return refuse("not_found");
  noteLook(ctx, { action: "enquiry.viewed", kind: "enquiry", id });
  return accept({
    ...headOf(enquiry),
    taken_by_me: enquiry.takenBy === personAsking(ctx.actor),
    moves: (await findEnquiryMoves(ctx.db, id)).map((move) => ({
      id: move.id,
      to_state: move.toState,
      by: move.name ?? strangers[move.actor] ?? move.actor,
      reason: move.reason,
      at: move.createdAt.toISOString(),
    })),
    words: (await findEnquiryAnswers(ctx.db, id)).map(({ id: wordsId, kind, author, text, createdAt }) => ({
      id: wordsId,
      kind,
      by: author,
      text,
      at: createdAt.toISOString(),
    })),
    quotes: (await findQuotesFor(ctx.db, id)).map(({ totalCents, validUntil, ...quote }) => ({
      ...quote,
      total_cents: totalCents,
      valid_until: validUntil.toISOString(),
    })),
  } satisfies EnquiryInFull);
}

const strangers: Readonly<Record<string, string>> = { visitor: "the customer", system: "the system" };

type Row = NonNullable<Awaited<ReturnType<typeof findEnquiry>>>;

const headOf = (row: Row) => ({
  id: row.id,
  reference: row.reference,
  kind: row.kind,
  state: row.state,
  version: row.version,
  name: row.name,
  email: row.email,
  phone: row.phone,
  service_type: row.serviceType,
  source: row.source,
  page: row.page,
  message: row.message,
  details: row.details,
  created_at: row.createdAt.toISOString(),
  response_due_at: row.responseDueAt.toISOString(),
  answered_at: row.answeredAt?.toISOString() ?? null,
  escalated_at: row.escalatedAt?.toISOString() ?? null,
  taken_by: row.takenBy === null ? null : (row.takenByName ?? "a colleague"),
  lost_reason: row.lostReason,
  bookings: row.bookings,
  possible_states: [...enquiryLifecycle.allowed(row.state)],
});
