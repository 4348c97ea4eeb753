import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type PromoProblem, promoProblemText, promoWorth } from "#domain/pricing/promo-code.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";

export type Promo = NonNullable<Awaited<ReturnType<Context["promos"]["find"]>>>;

type Sold = Pick<Catalogue, "classes" | "services">;

/** The code beside its price, with why it takes nothing off. */
export function describePromo(
  ctx: Pick<Context, "promos">,
  { promo_code = "" }: { readonly promo_code?: string | undefined },
  promo: Promo | undefined,
  problem: PromoProblem | null,
  sold: Sold,
) {
  if (!promo) return { code: promo_code.trim(), problem: promoProblemText("unknown") };
  const why = problem ?? (ctx.promos.isUsedUp(promo) ? "used_up" : null);
  return { code: promo.code, problem: why && promoProblemText(why, promo, sold) };
}

export const refusePromo = (problem: PromoProblem, promo?: Promo, sold?: Sold) =>
  refuse("promo_refused", { problem, text: promoProblemText(problem, promo, sold) });

/** Where a person gives the price, the notes say what to take off. */
export const withPromoNote = <R extends { readonly special_requirements: string }>(request: R, promo: Promo): R => ({
  ...request,
  special_requirements: [`Promo code ${promo.code}: ${promoWorth(promo)} off the price`, request.special_requirements]
    .filter(Boolean)
    .join("\n"),
});
