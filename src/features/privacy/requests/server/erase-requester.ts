import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetRequestsOf } from "./store.ts";

/** This person’s requests lose what names them. That we were asked, and answered in time, stays. */
export const eraseRequester = (ctx: Context, { email, userId }: ErasedPerson): Promise<void> =>
  forgetRequestsOf(ctx.db, { email, userId });
