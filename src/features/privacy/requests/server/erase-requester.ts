import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetRequestsOf } from "./store.ts";

/** Removes the person from their requests. The request, and the proof of a timely answer, stay. */
export const eraseRequester = (ctx: Context, { email, userId }: ErasedPerson): Promise<void> =>
  forgetRequestsOf(ctx.db, { email, userId });
