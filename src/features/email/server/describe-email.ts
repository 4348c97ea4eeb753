import type { ListedEmail } from "../contract.ts";
import type { EmailRow } from "./views.ts";

/** An email as a list shows it. */
export const describeEmail = ({ createdAt, sentAt, nextTryAt, ...row }: EmailRow): ListedEmail => {
  const { deliveredAt, readAt, costCents, ...email } = row;
  return {
    ...email,
    delivered_at: deliveredAt?.toISOString() ?? null,
    read_at: readAt?.toISOString() ?? null,
    cost_cents: costCents,
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
    next_try_at: nextTryAt?.toISOString() ?? null,
  };
};
