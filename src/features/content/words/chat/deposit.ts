import type { ChatFacts } from "#domain/chat/chat-facts.ts";

type DepositTexts = { readonly byService: string; readonly forAll: string; readonly none: string };

/** The deposit: the same for every service, or for each its own. */
export function depositText(
  { depositList, depositPercent }: Pick<ChatFacts, "depositList" | "depositPercent">,
  { byService, forAll, none }: DepositTexts,
): string {
  if (depositList) return byService;
  return depositPercent ? forAll : none;
}
