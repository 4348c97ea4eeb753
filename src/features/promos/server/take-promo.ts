import type { PromoProblem } from "#domain/pricing/promo-code.ts";
import type { Context } from "#platform/context.ts";
import { insertUse, lockPromo, lockUse, takeUseAgain } from "./store.ts";
import { countUses, hasBookedBefore, type PromoUser } from "./views.ts";

type Taking = PromoUser & { readonly promoId: string; readonly discountCents: number };

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
export async function retakePromo(ctx: Context, user: PromoUser): Promise<PromoProblem | null> {
  const use = await lockUse(ctx.db, user.bookingId);
  if (!use || use.givenBackAt === null) return null;
  const problem = await limitReached(ctx, use.promoId, user);
  if (!problem) await takeUseAgain(ctx.db, user.bookingId);
  return problem;
}

async function limitReached(ctx: Context, promoId: string, user: PromoUser): Promise<PromoProblem | null> {
  const promo = await lockPromo(ctx.db, promoId);
  if (!promo) return "unknown";
  const { all, own } = await countUses(ctx.db, promoId, user);
  if (promo.limitTotal !== null && all >= promo.limitTotal) return "used_up";
  if (promo.limitEach !== null && own >= promo.limitEach) return "used_by_you";
  return promo.firstOnly && (await hasBookedBefore(ctx.db, user)) ? "first_only" : null;
}
