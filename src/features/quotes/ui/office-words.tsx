import { Badge } from "#design/badge.tsx";
import type { QuoteState } from "#domain/quote/quote-lifecycle.ts";
import { stateWords } from "./messages.ts";

export function QuoteStateBadge({ state }: { state: QuoteState }) {
  const { label, tone } = stateWords[state];
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  );
}
