import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { noticesContract } from "../contract.ts";
import { keepSubscription } from "./store.ts";

type Input = ParsedOf<typeof noticesContract.subscribePush>;

/** The driver’s phone gets notices from now on, while they are signed in on it. */
export async function subscribePush(ctx: Context, { endpoint, p256dh, auth }: Input) {
  const userId = personAsking(ctx.actor);
  if (!ctx.outside.push.takes(endpoint)) return refuse("unknown_service");
  const sessionId = ctx.actor.kind === "person" ? (ctx.actor.session?.id ?? null) : null;
  await keepSubscription(ctx.db, {
    id: ctx.newId(),
    userId,
    sessionId,
    endpoint,
    p256dh,
    auth,
    createdAt: ctx.now,
  });
  return accept({});
}
