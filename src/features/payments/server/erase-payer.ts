import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetFilesOf } from "#platform/files/storage.ts";
import { removeCardsOf } from "./card-store.ts";
import {
  anonymiseNotes,
  anonymiseNotifications,
  anonymiseShares,
  anonymiseStandIn,
  anonymiseVouchers,
  forgetProofs,
} from "./erasure-store.ts";

/** Removes the person from their payments and refunds. Amounts, dates and bank lines stay, as the law requires. */
export async function erasePayer(ctx: Context, { userId, email, records }: ErasedPerson): Promise<void> {
  const { payments, refunds, proofs, bookings } = records;
  if (userId)
    for (const cardId of await removeCardsOf(ctx.db, userId, ctx.now)) await ctx.emit({ type: "card.removed", cardId });
  await anonymiseVouchers(ctx.db, email);
  await anonymiseShares(ctx.db, { bookings, email });
  await anonymiseNotes(ctx.db, { payments, refunds });
  await forgetProofs(ctx.db, proofs);
  for (const id of proofs) await forgetFilesOf(ctx.db, { kind: "transfer_proof", id });
  await anonymiseNotifications(ctx.db, { payments, email });
  await anonymiseStandIn(ctx.db, { payments, email });
}
