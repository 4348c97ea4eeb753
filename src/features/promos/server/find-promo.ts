import { isStaff } from "#domain/account/roles.ts";
import { type PromoCode, promoCodeOf } from "#domain/pricing/promo-code.ts";
import type { Context } from "#platform/context.ts";
import { isSameSecret } from "#platform/same-secret.ts";
import { type FoundPromo, findAffiliateCode, findPromoByCode } from "./views.ts";

/** A code as it comes with a request, and the seal of a visitor who had it checked. */
export type PromoEntry = { readonly promo_code?: string | undefined; readonly promo_seal?: string | undefined };

export const promoSeal = ({ linkSealFor }: Pick<Context, "linkSealFor">, code: string) => linkSealFor(`promo:${code}`);

/**
 * The code that was entered; null for none, undefined for one that we don’t know. Visitors must have had it checked
 * first, which is limited; our team and partners are known.
 */
export async function findPromo(
  ctx: Context,
  { promo_code = "", promo_seal = "" }: PromoEntry,
  asked: "by a visitor" | "by a partner" = "by a visitor",
): Promise<FoundPromo | null | undefined> {
  const code = promoCodeOf(promo_code);
  if (code === "") return null;
  const isKnown = asked === "by a partner" || isStaff(ctx.actor) || isSameSecret(promo_seal, promoSeal(ctx, code));
  return isKnown ? findPromoByCode(ctx.db, code) : undefined;
}

/** The partner that a sale with this code counts for, by its link code. */
export const affiliateCodeOf = async ({ db }: Context, promo: { readonly id: string } | null): Promise<string | null> =>
  promo && findAffiliateCode(db, promo.id);

/** Not before the booking is written, which counts again under a lock. */
export const isUsedUp = ({ limitTotal, uses }: PromoCode & { readonly uses: number }): boolean =>
  limitTotal !== null && uses >= limitTotal;
