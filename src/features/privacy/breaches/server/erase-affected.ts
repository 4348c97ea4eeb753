import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetAffected } from "./store.ts";

/** Removes the person’s name and address from breaches; the count stays. */
export const eraseAffected = (ctx: Context, { email }: ErasedPerson): Promise<void> =>
  forgetAffected(ctx.db, email, ctx.now);
