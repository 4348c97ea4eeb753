import type { ListedLetter } from "../contract.ts";
import type { FoundLetter } from "./views.ts";

/** A letter as a list shows it. */
export const describeLetter = ({ createdAt, sentAt, nextTryAt, ...letter }: FoundLetter): ListedLetter => ({
  ...letter,
  created_at: createdAt.toISOString(),
  sent_at: sentAt?.toISOString() ?? null,
  next_try_at: nextTryAt?.toISOString() ?? null,
});
