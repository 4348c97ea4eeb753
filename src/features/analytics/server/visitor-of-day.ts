import { createHmac } from "node:crypto";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";

/** Changes every day and can’t be turned back into an address, because the key is ours alone. */
export function visitorOfDay(ctx: Context): string {
  const day = localDateOf(ctx.now);
  const seal = ctx.linkSealFor(`visitors:${day}`);
  return createHmac("sha256", seal)
    .update(`${ctx.caller.address}\n${ctx.caller.userAgent}`)
    .digest("base64url")
    .slice(0, 22);
}
