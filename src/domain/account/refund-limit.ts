import { cents } from "../money/money.ts";
import { needsSecondPerson, permissionLimits } from "./permissions.ts";

/** Refunds to one payer within this many days add up. */
export const refundWindowDays = 30;

type RefundDecision = {
  readonly amountCents: number;
  /** Earlier refunds that add up with this one: see `db/money/refunds-together.ts`. */
  readonly togetherCents: number;
  readonly by: string;
  readonly isSuperUser: boolean;
  /** People who recorded, matched, credited or refunded this money before. */
  readonly handlers: ReadonlySet<string>;
};

/** Several small refunds count like one large one. */
export const isAboveRefundLimit = ({
  amountCents,
  togetherCents,
}: Pick<RefundDecision, "amountCents" | "togetherCents">): boolean =>
  needsSecondPerson("refund", cents(amountCents + togetherCents));

export const refundRefusals = ["same_person", "needs_super_user"] as const;
export type RefundRefusal = (typeof refundRefusals)[number];

/**
 * Why someone may not approve this refund alone. Above the limit it takes two people: an approver who did not handle
 * the money, after a colleague who did. If only the system handled it, the approver is a super-user.
 */
export function refundRefusal(decision: RefundDecision): RefundRefusal | undefined {
  if (!isAboveRefundLimit(decision)) return undefined;
  const { by, handlers, isSuperUser } = decision;
  if (handlers.has(by)) return "same_person";
  return isSuperUser || [...handlers].some((handler) => handler !== "system") ? undefined : "needs_super_user";
}

/** How much of the remainder someone may refund alone. */
export const refundAtMost = (decision: Omit<RefundDecision, "amountCents">, leftCents: number): number =>
  refundRefusal({ ...decision, amountCents: leftCents })
    ? Math.max(0, permissionLimits.adminRefundAtMost - decision.togetherCents)
    : leftCents;
