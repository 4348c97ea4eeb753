import { Badge } from "#design/badge.tsx";
import { quoteLabels } from "#domain/quote/quote-labels.ts";
import type { QuoteState } from "#domain/quote/quote-lifecycle.ts";

export function QuoteStateBadge({ state }: { state: QuoteState }) {
  const { label, tone } = quoteLabels[state];
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  );
}
