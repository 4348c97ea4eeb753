import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { deleteReadsOf } from "./store.ts";

/** The notifications that an erased account has read. */
export const eraseNoticeReads = async (ctx: Context, { userId }: ErasedPerson): Promise<void> => {
  if (userId) await deleteReadsOf(ctx.db, userId);
};
