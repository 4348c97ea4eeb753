import { personAsking } from "#domain/account/person-asking.ts";
import { mayRequestMore } from "#domain/privacy/privacy-request.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findRequestsOf } from "./views.ts";

/** The person’s own requests with our deadlines. */
export async function myPrivacyRequests(ctx: Context) {
  const requests = await findRequestsOf(ctx.db, personAsking(ctx.actor));
  return accept({
    may_send: mayRequestMore(requests),
    requests: requests.map(({ reference, kind, state, receivedAt, dueAt }) => ({
      reference,
      kind,
      state,
      received_at: receivedAt.toISOString(),
      due_at: dueAt.toISOString(),
    })),
  });
}
