import { cents } from "../money/money.ts";
import { needsSecondPerson, permissionLimits } from "./permissions.ts";

/** Refunds to one payer within so many days count as one. */
export const refundWindowDays = 30;

type RefundDecision = {
  readonly amountCents: number;
  /** Refunds that count together with it: see `db/money/refunds-together.ts`. */
  readonly togetherCents: number;
  /** The person who decides, as `nameOfActor` says. */
  readonly by: string;
  readonly isSuperUser: boolean;
  /** People who handled this money before: recorded, matched, credited or refunded it. */
  readonly handlers: ReadonlySet<string>;
};

/** In pieces it is as much as at once. */
export const isAboveRefundLimit = ({
  amountCents,
  togetherCents,
}: Pick<RefundDecision, "amountCents" | "togetherCents">): boolean =>
  needsSecondPerson("refund", cents(amountCents + togetherCents));

export const refundRefusals = ["same_person", "needs_super_user"] as const;
export type RefundRefusal = (typeof refundRefusals)[number];

/**
 * Why someone may not give this money away alone. Above the limit two people see it: someone who did not handle the money,
 * after someone of our team who did. Where only the system did, it takes a super-user.
 */
export function refundRefusal(decision: RefundDecision): RefundRefusal | undefined {
  if (!isAboveRefundLimit(decision)) return undefined;
  const { by, handlers, isSuperUser } = decision;
  if (handlers.has(by)) return "same_person";
  return isSuperUser || [...handlers].some((handler) => handler !== "system") ? undefined : "needs_super_user";
}

/** How much of what is left someone may give away alone, as things are. */
export const refundAtMost = (decision: Omit<RefundDecision, "amountCents">, leftCents: number): number =>
  refundRefusal({ ...decision, amountCents: leftCents })
    ? Math.max(0, permissionLimits.adminRefundAtMost - decision.togetherCents)
    : leftCents;
