import { isAboveRefundLimit, type RefundRefusal } from "#domain/account/refund-limit.ts";
import type { Context } from "#platform/context.ts";
import { isAnySuperUser } from "./views.ts";

type Input = {
  /** The first approver; null if there is none. */
  readonly approvedBy: string | null;
  /** Everything that counts as one refund, including this one. */
  readonly togetherCents: number;
};

export const userOf = ({ actor }: Context): string | null => (actor.kind === "person" ? actor.userId : null);

/** Why the actor can’t approve it: a large one needs two people, or a super-user. */
export async function approvalRefusal(
  ctx: Context,
  { approvedBy, togetherCents }: Input,
): Promise<RefundRefusal | null> {
  if (!isAboveRefundLimit({ amountCents: 0, togetherCents }) || approvedBy === null) return null;
  if (approvedBy === userOf(ctx)) return "same_person";
  return (await isAnySuperUser(ctx.db, [approvedBy, userOf(ctx)])) ? null : "needs_super_user";
}
