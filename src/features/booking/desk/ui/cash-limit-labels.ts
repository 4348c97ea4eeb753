import { formatRand } from "#design/money.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";

/** The cash a driver would collect, and the limit in the settings. */
export type CashOverLimit = { readonly amount: number; readonly limit: number };

/** Whether the server asks if a driver may collect this much. */
export function cashOverLimit(error: unknown): CashOverLimit | undefined {
  if (!(error instanceof CallFailed) || error.reason !== "confirm_cash") return undefined;
  return { amount: Number(error.details.amount_cents), limit: Number(error.details.limit_cents) };
}

export const cashQuestion = ({ amount, limit }: CashOverLimit): string =>
  `Let the driver collect ${formatRand(amount)} in cash, over the limit of ${formatRand(limit)}`;
