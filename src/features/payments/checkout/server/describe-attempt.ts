import type { Context } from "#platform/context.ts";
import { describeAttempt } from "../../server/describe-payment.ts";
import { type Attempt, findRejection } from "../../server/views.ts";
import type { PaymentAttempt } from "../contract.ts";

/** The latest attempt, as long as it says something the customer does not know. */
export async function describeLatest(ctx: Context, attempts: readonly Attempt[]): Promise<PaymentAttempt | null> {
  // Of a bill that is split: what others do on their own pages is not said here.
  const latest = attempts.find(({ shareId }) => shareId === null);
  if (!latest) return null;
  return describeAttempt(latest, latest.state === "rejected" ? await findRejection(ctx.db, latest.id) : null);
}
