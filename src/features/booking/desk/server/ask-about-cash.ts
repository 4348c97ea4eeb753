import { isTooMuchCash } from "#domain/payment/payment-ways.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findSettings } from "../../server/selling-views.ts";

type CashInput = {
  readonly method: string | null;
  readonly cents: number;
  /** Our team saw the limit and allows it. */
  readonly isConfirmed: boolean | undefined;
};

/** More cash than the settings allow needs a decision before a driver collects it. */
export async function askAboutCash(
  ctx: Context,
  { method, cents, isConfirmed }: CashInput,
): Promise<Result<null, "confirm_cash">> {
  if (method !== "cash" || isConfirmed) return accept(null);
  const { paymentWays } = await findSettings(ctx.db);
  if (!isTooMuchCash(cents, paymentWays)) return accept(null);
  return refuse("confirm_cash", { amount_cents: cents, limit_cents: paymentWays.cashAtMostCents });
}
