import { mayRequestMore } from "#domain/privacy/privacy-request.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { privacyRequestsContract } from "../contract.ts";
import { requestInToken } from "./guest-token.ts";
import { openRequest } from "./open-request.ts";
import { lockGuest } from "./store.ts";
import { findOpenOf, findRequest } from "./views.ts";

/** The link proves the email address, and the request’s clock starts now. Two clicks make one request. */
export async function confirmGuestRequest(
  ctx: Context,
  { token }: ParsedOf<typeof privacyRequestsContract.confirmGuestRequest>,
) {
  const request = requestInToken(ctx, token, ctx.now);
  if (!request) return refuse("link_invalid");
  const { id, kind, name, email, words } = request;
  await lockGuest(ctx.db, email);
  const before = await findRequest(ctx.db, id);
  if (before) return accept({ reference: before.reference, due_at: before.dueAt.toISOString() });
  if (!mayRequestMore(await findOpenOf(ctx.db, email))) return refuse("too_many");
  const source = "contact_form";
  const opened = await openRequest(ctx, {
    id,
    kind,
    source,
    identity: "email_answered",
    userId: null,
    name,
    email,
    phone: "",
    words,
    receivedAt: ctx.now,
  });
  return accept({ reference: opened.reference, due_at: opened.dueAt.toISOString() });
}
