import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetAffected } from "./store.ts";

/** This person among those affected by breaches: the count stays, the name and the address go. */
export const eraseAffected = (ctx: Context, { email }: ErasedPerson): Promise<void> =>
  forgetAffected(ctx.db, email, ctx.now);
