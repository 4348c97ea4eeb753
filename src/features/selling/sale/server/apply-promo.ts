import type { VehicleClasses } from "#domain/catalogue/vehicle-class.ts";
import { type PromoProblem, promoProblemText, promoWorth } from "#domain/pricing/promo-code.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";

export type Promo = NonNullable<Awaited<ReturnType<Context["promos"]["find"]>>>;

/** The code beside its price, with why it takes nothing off. */
export function describePromo(
  ctx: Pick<Context, "promos">,
  { promo_code = "" }: { readonly promo_code?: string | undefined },
  promo: Promo | undefined,
  problem: PromoProblem | null,
  classes: VehicleClasses,
) {
  if (!promo) return { code: promo_code.trim(), problem: promoProblemText("unknown") };
  const why = problem ?? (ctx.promos.isUsedUp(promo) ? "used_up" : null);
  return { code: promo.code, problem: why && promoProblemText(why, promo, classes) };
}

export const refusePromo = (problem: PromoProblem, promo?: Promo, classes?: VehicleClasses) =>
  refuse("promo_refused", { problem, text: promoProblemText(problem, promo, classes) });

/** Where a person gives the price, the notes say what to take off. */
export const withPromoNote = <R extends { readonly special_requirements: string }>(request: R, promo: Promo): R => ({
  ...request,
  special_requirements: [`Promo code ${promo.code}: ${promoWorth(promo)} off the price`, request.special_requirements]
    .filter(Boolean)
    .join("\n"),
});
