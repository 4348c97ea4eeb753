import { personAsking } from "#domain/account/person-asking.ts";
import { mayRequestMore } from "#domain/privacy/privacy-request.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { privacyRequestsContract } from "../contract.ts";
import { openRequest } from "./open-request.ts";
import { findOwner, findRequestsOf } from "./views.ts";

/** A request from an account, which identifies the person. */
export async function makePrivacyRequest(
  ctx: Context,
  { kind, words }: ParsedOf<typeof privacyRequestsContract.makePrivacyRequest>,
) {
  const userId = personAsking(ctx.actor);
  const earlier = await findRequestsOf(ctx.db, userId);
  if (!mayRequestMore(earlier)) return refuse("too_many");
  const owner = await findOwner(ctx.db, userId);
  const { name = "", email = "", phone = "" } = owner ?? {};
  const person = { userId, name, email, phone, identity: "signed_in" } as const;
  const { reference } = await openRequest(ctx, { kind, words, source: "account", ...person, receivedAt: ctx.now });
  return accept({ reference });
}
