import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { deleteThreadsOf } from "./erasure-store.ts";

/** A person’s messages and the notes about them, with their files. It is found by their bookings’ numbers, so it comes before those go. */
export const eraseThreads = (ctx: Context, { email, records }: ErasedPerson): Promise<void> =>
  deleteThreadsOf(ctx.db, { email, records });
