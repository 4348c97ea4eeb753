import { useNow } from "#design/use-now.ts";
import { quoteGaps } from "#domain/quote/quote-gaps.ts";
import { isTooNearToQuote } from "#domain/quote/quote-lifecycle.ts";
import { firstPickupOf } from "#domain/quote/quote-times.ts";
import type { QuoteDraft } from "../../draft-contract.ts";
import { missingText } from "../../ui/messages.ts";
import { type BuiltQuote, quoteBuilderContract } from "../contract.ts";
import { sumDraft } from "./totals-card.tsx";

/** Why a draft can’t be sent, in words; undefined if it can. */
export function useSendObstacle(quote: BuiltQuote, draft: QuoteDraft): string | undefined {
  const now = useNow(60_000);
  const gaps = quoteGaps({
    customerName: draft.customer_name,
    customerEmail: draft.customer_email.trim(),
    options: draft.options.map((option) => ({
      hasPickupDate: (option.journey ?? draft.journey).pickup_date !== null,
      lines: option.lines.length,
      total: sumDraft(option, draft, quote).total,
    })),
  });
  if (gaps.length > 0) return missingText(gaps);
  const journeys = draft.options.map(({ journey }) => journey ?? draft.journey);
  const isTooNear = isTooNearToQuote(firstPickupOf(journeys), new Date(now));
  return isTooNear ? quoteBuilderContract.sendQuote.refusals.pickup_too_near : undefined;
}
