import type { PromoCode, PromoProblem } from "#domain/pricing/promo-code.ts";
import type { Context } from "#platform/context.ts";
import { giveBackUse, insertUse, lockPromo, lockUse, replaceUse, takeUseAgain } from "./store.ts";
import { countUses, hasBookedBefore, type PromoUser } from "./views.ts";

type Booked = PromoUser & { readonly bookingId: string };
type Taking = Booked & { readonly promoId: string; readonly discountCents: number };

/**
 * Counts a booking as one with the code, in the transaction that writes it: refused, both are taken back. The code is
 * locked until then, so that no more are sold than its limit, however many book at once.
 */
export async function takePromo(ctx: Context, taking: Taking): Promise<PromoProblem | null> {
  const { promoId, bookingId, discountCents } = taking;
  const problem = await limitReached(ctx, promoId, taking);
  if (problem) return problem;
  await insertUse(ctx.db, { bookingId, promoId, discountCents, takenAt: ctx.now });
  return null;
}

/** A booking that is taken up again uses its code again, if any are left. */
export async function retakePromo(ctx: Context, user: Booked): Promise<PromoProblem | null> {
  const use = await lockUse(ctx.db, user.bookingId);
  if (!use || use.givenBackAt === null) return null;
  const problem = await limitReached(ctx, use.promoId, user);
  if (!problem) await takeUseAgain(ctx.db, user.bookingId);
  return problem;
}

/** Whether the code of a quote is still left for its customer, who accepts it in this transaction. */
export const promisePromo = (ctx: Context, promoId: string, user: PromoUser): Promise<PromoProblem | null> =>
  limitReached(ctx, promoId, user);

/**
 * The booking of an accepted quote has the code that was promised with it: nothing is counted again. A request that came
 * with another code leaves that one to others.
 */
export async function keepPromised(
  ctx: Context,
  bookingId: string,
  promised: Pick<Taking, "promoId" | "discountCents"> | null,
): Promise<void> {
  if (promised) await replaceUse(ctx.db, { bookingId, ...promised, takenAt: ctx.now });
  else await giveBackUse(ctx.db, bookingId, ctx.now);
}

async function limitReached(ctx: Context, promoId: string, user: PromoUser): Promise<PromoProblem | null> {
  const promo = await lockPromo(ctx.db, promoId);
  return promo ? reachedLimit(ctx, promo, user) : "unknown";
}

type Limits = { readonly id: string } & Pick<PromoCode, "limitTotal" | "limitEach" | "firstOnly">;

/** Which limit of a code this person meets, by the uses of now. */
export async function reachedLimit(ctx: Context, promo: Limits, user: PromoUser): Promise<PromoProblem | null> {
  const { all, own } = await countUses(ctx.db, promo.id, user);
  if (promo.limitTotal !== null && all >= promo.limitTotal) return "used_up";
  if (promo.limitEach !== null && own >= promo.limitEach) return "used_by_you";
  return promo.firstOnly && (await hasBookedBefore(ctx.db, user)) ? "first_only" : null;
}
