import { promoCodeOf, promoProblemText, promoToday, promoWorth } from "#domain/pricing/promo-code.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { isUsedUp, promoSeal } from "./find-promo.ts";
import { findPromoByCode } from "./views.ts";

/** Whether a code can be used today, before anyone knows for which trip. */
export async function checkPromoCode(ctx: Context, { promo_code }: { promo_code: string }) {
  const promo = await findPromoByCode(ctx.db, promoCodeOf(promo_code));
  if (!promo) return refuse("promo_refused", { text: promoProblemText("unknown") });
  const problem = promoToday(promo, localDateOf(ctx.now)) ?? (isUsedUp(promo) ? "used_up" : null);
  if (problem) return refuse("promo_refused", { text: promoProblemText(problem, promo) });
  return accept({ promo_code: promo.code, promo_seal: promoSeal(ctx, promo.code), worth: promoWorth(promo) });
}
