import type { ListedEmail } from "../contract.ts";
import type { EmailRow } from "./views.ts";

/** An email as a list shows it. */
export const describeEmail = ({ createdAt, sentAt, nextTryAt, ...email }: EmailRow): ListedEmail => ({
  ...email,
  created_at: createdAt.toISOString(),
  sent_at: sentAt?.toISOString() ?? null,
  next_try_at: nextTryAt?.toISOString() ?? null,
});
