import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { deleteMessagesOf } from "./store.ts";

/** Messages about the trips of this person. */
export const eraseMessages = (ctx: Context, { records }: ErasedPerson): Promise<void> =>
  deleteMessagesOf(ctx.db, records.bookings);
