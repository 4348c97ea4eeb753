import { needsIdentity, readClock, whyNotExtended } from "#domain/privacy/privacy-request.ts";
import type { AnswerKind } from "#domain/privacy/request-email.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { PrivacyRequest, privacyRequestsContract } from "../contract.ts";
import type { RequestRow } from "./store.ts";
import { findMoves, findRequests, type RequestRecord } from "./views.ts";

type Input = ParsedOf<typeof privacyRequestsContract.listPrivacyRequests>;

/** Requests under POPIA and PAIA, with their clocks and actions. */
export async function listPrivacyRequests(ctx: Context, input: Input) {
  const { size, after, view, search, request_id: requestId } = input;
  const page = { size: size + 1, after: timeKey.read(after), now: ctx.now };
  const matches = await findRequests(ctx.db, { view, search, requestId }, page);
  const { rows, next } = pageOf(matches, size, ({ request }) => timeKey.write({ at: request.dueAt, id: request.id }));
  const moves = await findMoves(
    ctx.db,
    rows.map(({ request }) => request.id),
  );
  return accept({
    requests: rows.map((row) => ({
      ...describeRequest(row, ctx.now),
      moves: moves
        .filter(({ move }) => move.requestId === row.request.id)
        .map(({ move, by }) => ({
          id: move.id,
          to: move.toState,
          by: by ?? "Automatically",
          words: move.reason ?? "",
          at: move.createdAt.toISOString(),
        })),
    })),
    next,
  });
}

const text = (at: Date | null) => at?.toISOString() ?? null;

const describeRequest = ({ request, handler }: RequestRecord, now: Date): Omit<PrivacyRequest, "moves"> => ({
  id: request.id,
  version: request.version,
  reference: request.reference,
  kind: request.kind,
  state: request.state,
  source: request.source,
  name: request.name,
  email: request.email,
  phone: request.phone,
  words: request.words,
  received_at: request.receivedAt.toISOString(),
  due_at: request.dueAt.toISOString(),
  clock: readClock(request, now),
  extended_at: text(request.extendedAt),
  extension_reason: request.extensionReason,
  identity: request.identity,
  assigned_to: handler,
  fee_cents: request.feeCents,
  fee_paid_at: text(request.feePaidAt),
  ground: request.ground,
  acknowledged_at: text(request.acknowledgedAt),
  copied_at: text(request.copiedAt),
  erased_at: text(request.erasedAt),
  closed_at: text(request.closedAt),
  answers: answersOf(request, now),
});

/** The answers that can be given now. */
function answersOf(request: RequestRow, now: Date): AnswerKind[] {
  if (request.state !== "open") return [];
  return [
    ...(request.acknowledgedAt ? [] : (["acknowledged"] as const)),
    ...(whyNotExtended(request, now) ? [] : (["extended"] as const)),
    ...(needsIdentity(request.kind, "granted") && !request.identity ? [] : (["granted"] as const)),
    "refused",
    "withdrawn",
  ];
}
