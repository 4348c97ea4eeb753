import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { type leadsContract, type QueueFilter, type QueueLine, queueKey } from "../contract.ts";
import { countQueue, findQueuedEnquiries, findQueuedRequests, type QueuedRow } from "./queue-views.ts";

const linesOnPage = 30;

/** Lists anyone who waits for an answer: what was asked by a message and what was asked by a booking, in one order. */
export async function answerQueue(ctx: Context, input: ParsedOf<typeof leadsContract.answerQueue>) {
  const me = personAsking(ctx.actor);
  const { filter, kind, search } = input;
  const request = { filter, kind, search, after: queueKey.read(input.after), me, now: ctx.now };
  const size = linesOnPage + 1;
  const result = [
    ...(kind === "booking" ? [] : await findQueuedEnquiries(ctx.db, request, size)),
    ...(kind === undefined || kind === "booking" ? await findQueuedRequests(ctx.db, request, size) : []),
  ].sort(filter === "all" ? byAge : byUrgency);
  const shown = result.slice(0, linesOnPage);
  const last = result.length > linesOnPage ? shown.at(-1) : undefined;
  return accept({
    lines: shown.map((row) => lineOf(row, me)),
    next: last ? keyOf(last, filter) : null,
    counts: await countQueue(ctx.db, me, ctx.now),
  });
}

const byAge = (a: QueuedRow, b: QueuedRow) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);

const byUrgency = (a: QueuedRow, b: QueuedRow) =>
  Number(a.answeredAt !== null) - Number(b.answeredAt !== null) ||
  a.dueAt.getTime() - b.dueAt.getTime() ||
  (a.id < b.id ? -1 : 1);

const keyOf = (row: QueuedRow, filter: QueueFilter) =>
  queueKey.write({
    isAnswered: row.answeredAt !== null,
    at: filter === "all" ? row.createdAt : row.dueAt,
    id: row.id,
  });

const lineOf = (row: QueuedRow, me: string): QueueLine => ({
  id: row.id,
  kind: row.kind,
  reference: row.reference,
  state: row.state,
  version: row.version,
  name: row.name,
  email: shownEmail(row.email),
  phone: row.phone,
  service_type: row.serviceType,
  summary: row.summary,
  source: row.source,
  pickup_at: row.pickupAt,
  created_at: row.createdAt.toISOString(),
  response_due_at: row.dueAt.toISOString(),
  answered_at: row.answeredAt?.toISOString() ?? null,
  escalated_at: row.escalatedAt?.toISOString() ?? null,
  taken_by: row.takenById === null ? null : (row.takenBy ?? "a colleague"),
  taken_by_me: row.takenById === me,
});
