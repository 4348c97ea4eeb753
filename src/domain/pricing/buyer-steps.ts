import type { VehicleClass } from "../catalogue/vehicle-class.ts";
import { type Cents, cents, shareOf, subtract, times } from "../money/money.ts";
import type { PriceRequest, TraceStep } from "./price-request.ts";
import { promoDiscount, promoLineText } from "./promo-code.ts";
import { step, sumOf } from "./trace-step.ts";

type Driven = { readonly vehicleClass: VehicleClass; readonly isBase: boolean; readonly ways: number };

/** Reductions of the buyer’s own: a partner’s share, a company’s rate, and then a promo code. */
export function buyerSteps(request: PriceRequest, steps: readonly TraceStep[], driven: Driven): TraceStep[] {
  const agreed = [...partnerSteps(request, steps), ...companySteps(request, steps, driven)];
  return [...agreed, ...promoSteps(request, [...steps, ...agreed], driven)];
}

/**
 * The sum that a code takes from, and that its least amount is compared with: the trip after every other reduction, without
 * tolls and what was chosen beside it.
 */
export const promoBase = (steps: readonly TraceStep[]): Cents =>
  sumOf(steps.filter((one) => one.step !== "toll" && one.step !== "chosen"));

function promoSteps(
  { promo, partner, companyRate }: PriceRequest,
  steps: readonly TraceStep[],
  { vehicleClass }: Driven,
): TraceStep[] {
  if (!promo || (!promo.combines && (partner || companyRate))) return [];
  if (promo.vehicleClasses.length > 0 && !promo.vehicleClasses.includes(vehicleClass)) return [];
  const saved = promoDiscount(promo, promoBase(steps));
  return saved === 0 ? [] : [step("promo", `promo:${promo.code}`, promoLineText(promo), cents(-saved))];
}

/** A partner gets its share of everything except disbursements. */
function partnerSteps({ partner }: PriceRequest, steps: readonly TraceStep[]): TraceStep[] {
  if (!partner) return [];
  const share = shareOf(sumOf(steps.filter((one) => one.step !== "toll")), partner.rate);
  const percent = Number((partner.rate * 100).toFixed(1));
  const text = `${partner.model === "net_rate" ? "Net rate" : "Paid to your host"}, −${percent}%`;
  return share === 0 ? [] : [step("partner", partner.model, text, cents(-share))];
}

/**
 * The discount applies to everything except tolls. A fixed price is per way in the base class, and additions to a
 * way stay added.
 */
function companySteps(
  { companyRate }: PriceRequest,
  steps: readonly TraceStep[],
  { isBase, ways }: Driven,
): TraceStep[] {
  if (!companyRate) return [];
  const fixed = isBase ? companyRate.fixedCents : undefined;
  const isLeft = (one: TraceStep) => one.step === "toll" || (fixed !== undefined && one.step === "extra");
  const list = sumOf(steps.filter((one) => !isLeft(one)));
  const saved = cents(-shareOf(list, companyRate.share));
  const delta = fixed === undefined ? saved : subtract(times(cents(fixed), ways), list);
  const text = fixed === undefined ? `Company rate, −${percentOf(companyRate.share)}%` : "Company rate, fixed price";
  return delta === 0 ? [] : [step("company", "company-rate", text, delta)];
}

const percentOf = (share: number): number => Number((share * 100).toFixed(1));
