import { needsIdentity, readClock, whyNotExtended } from "#domain/privacy/privacy-request.ts";
import type { AnswerKind } from "#domain/privacy/request-email.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import { toWire } from "#platform/to-wire.ts";
import { listedRequest, type privacyRequestsContract } from "../contract.ts";
import type { RequestRow } from "./store.ts";
import { findMoves, findRequests } from "./views.ts";

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
    requests: rows.map(({ request, handler }) =>
      toWire(listedRequest, request, {
        clock: readClock(request, ctx.now),
        assigned_to: handler,
        answers: answersOf(request, ctx.now),
        moves: moves
          .filter(({ move }) => move.requestId === request.id)
          .map(({ move, by }) => ({
            id: move.id,
            to: move.toState,
            by: by ?? "Automatically",
            words: move.reason ?? "",
            at: move.createdAt.toISOString(),
          })),
      }),
    ),
    next,
  });
}

/** The answers that a request can be answered with now. */
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
