import { isAboveRefundLimit, type RefundRefusal } from "#domain/account/refund-limit.ts";
import type { Context } from "#platform/context.ts";
import { isAnySuperUser } from "./views.ts";

type Input = {
  /** People who agreed to it before; null where no one has. */
  readonly approvedBy: string | null;
  /** All that counts as one refund, this one included. */
  readonly togetherCents: number;
};

export const userOf = ({ actor }: Context): string | null => (actor.kind === "person" ? actor.userId : null);

/** Why the one who asks can’t agree to it: four eyes see a large one, and two of them are a super-user’s. */
export async function approvalRefusal(
  ctx: Context,
  { approvedBy, togetherCents }: Input,
): Promise<RefundRefusal | null> {
  if (!isAboveRefundLimit({ amountCents: 0, togetherCents }) || approvedBy === null) return null;
  if (approvedBy === userOf(ctx)) return "same_person";
  return (await isAnySuperUser(ctx.db, [approvedBy, userOf(ctx)])) ? null : "needs_super_user";
}
