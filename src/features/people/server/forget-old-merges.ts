import { undoMergeDays } from "#domain/person/merge.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { deleteMergesBefore } from "./erasure-store.ts";

/** By the clock: a merge that can no longer be undone needs no copy of the two records. */
export const forgetOldMerges = (ctx: Context): Promise<void> =>
  deleteMergesBefore(ctx.db, addHours(ctx.now, -24 * undoMergeDays));
