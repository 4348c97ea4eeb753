import { Badge } from "#design/badge.tsx";
import type { QuoteState } from "#domain/quote/quote-lifecycle.ts";
import { stateLabels } from "../../ui/messages.ts";

export function QuoteStateBadge({ state }: { state: QuoteState }) {
  const { label, tone } = stateLabels[state];
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  );
}
